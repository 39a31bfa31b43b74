(function () {
  var modo = null;
  try {
    modo = localStorage.getItem('tuerca-modo');
  } catch (e) {
    modo = null;
  }
  var oscuro = modo === 'dark' || (modo !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-modo', oscuro ? 'dark' : 'light');
})();
