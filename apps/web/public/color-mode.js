// Before the first paint: the colour mode, and marks for what the server cannot know. Where a mark stands, the server's guess of a visitor
// without a vehicle keeps its place but is not shown until the page's code draws what is true (index.html has the style).
(function () {
  var raiz = document.documentElement;
  function leer(clave) {
    try {
      return localStorage.getItem(clave);
    } catch {
      return null;
    }
  }
  var elegido = leer('tuerca-modo');
  var oscuro = elegido === 'dark' || (elegido !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  raiz.setAttribute('data-modo', oscuro ? 'dark' : 'light');
  if (leer('is-authenticated') === 'true' && leer('auth-token')) raiz.setAttribute('data-sesion', leer('role') || '');
  if (/"elegido":\s*[^n\s]/.test(leer('tuerca-garaje') || '')) raiz.setAttribute('data-vehiculo', '');
})();
