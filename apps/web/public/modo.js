(function () {
  var elegido;
  try {
    elegido = localStorage.getItem('tuerca-modo');
  } catch {
    elegido = 'system';
  }
  var oscuro = elegido === 'dark' || (elegido !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-modo', oscuro ? 'dark' : 'light');
})();
