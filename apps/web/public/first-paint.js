// Before the first paint: the colour mode, marks for what the server cannot know, and the way to the sign-in screen for a visitor who opens
// a page that is not for visitors. Where a mark stands, the server's guess of a visitor without a vehicle keeps its place but is not shown
// until the page's code draws what is true (theme/first-paint.css).
(function () {
  var root = document.documentElement;
  function read(key) {
    try {
      // A session that found no room in a full storage is its tab's alone (lib/session).
      return localStorage.getItem(key) ?? sessionStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var chosen = read('tuerca-modo');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mode', dark ? 'dark' : 'light');
  if (read('is-authenticated') === 'true' && read('auth-token')) root.setAttribute('data-session', read('role') || '');
  if (read('tuerca-vehiculo-buscado') || /"elegido":\s*[^n\s]/.test(read('tuerca-garaje') || ''))
    root.setAttribute('data-vehicle', '');

  // Written by the route's guard (app/require-role.tsx), so that no list of guarded addresses stands here.
  var guard = document.querySelector('meta[name="tuerca-guard"]');
  if (!guard || root.hasAttribute('data-session')) return;
  try {
    sessionStorage.setItem('tuerca-guard-notice', guard.content);
  } catch {
    // Without storage the sign-in screen opens without the sentence.
  }
  root.style.visibility = 'hidden';
  var back =
    guard.dataset.return === 'true' ? '?' + new URLSearchParams({ volver: location.pathname + location.search }) : '';
  location.replace('/iniciar-sesion' + back);
})();
