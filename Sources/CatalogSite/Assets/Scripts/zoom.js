// Chooses the size in which a component's pictures fit beside each other, until the reader chooses one.
{
  const matrix = document.querySelector(".matrix");
  const size = (percent) => document.getElementById(`_zoom-${percent}`);
  if (matrix && matrix.clientWidth > 0 && matchMedia("(min-width: 45.01rem)").matches) {
    size(100).checked = true;
    if (matrix.scrollWidth > matrix.clientWidth) size(50).checked = true;
  }
}
