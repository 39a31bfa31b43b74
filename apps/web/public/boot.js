// Starts the page's code after its content has come, or at the first touch, whichever is earlier: until then the network belongs to
// the text and the main picture. A button that is pressed meanwhile is pressed again when it works; what is typed or chosen meanwhile is
// typed and chosen again, because the page's code begins with the fields as the server drew them.
(function () {
  var yo = document.currentScript;
  var pulsado = null;
  var escrito = new Map();
  var pedido = false;

  function arrancar() {
    if (pedido) return;
    pedido = true;
    // Written before this file came, or filled in by the browser.
    document.querySelectorAll('input, textarea').forEach(function (campo) {
      if (esMarca(campo) ? campo.checked !== campo.defaultChecked : campo.value !== campo.defaultValue)
        anotar({ target: campo });
    });
    yo.dataset.previas
      .split(' ')
      .filter(Boolean)
      .forEach(function (href) {
        var enlace = document.createElement('link');
        enlace.rel = 'modulepreload';
        enlace.href = href;
        document.head.append(enlace);
      });
    import(yo.dataset.entrada).catch(function () {
      pedido = false;
      // A version that was replaced meanwhile leads to the new one, once; without a connection the code comes when there is one.
      if (navigator.onLine && recordar('1')) return location.reload();
      window.addEventListener('online', arrancar, { once: true });
    });
  }

  // Whether this is the first reload of this visit; '' forgets.
  function recordar(valor) {
    try {
      var primera = sessionStorage.getItem('tuerca-recarga') !== valor;
      sessionStorage.setItem('tuerca-recarga', valor);
      return primera;
    } catch {
      return false;
    }
  }

  function guardar(evento) {
    arrancar();
    // A form that only the page's code can send must not put what was typed, perhaps a password, into the address.
    if (evento.type === 'submit' && !evento.target.hasAttribute('action')) evento.preventDefault();
    if (evento.type !== 'click') return;
    var boton = evento.target.closest('button, [role="button"], [role="checkbox"], [role="tab"]');
    // Search forms and links work by themselves.
    if (!boton || (boton.type === 'submit' && boton.closest('form[action]'))) return;
    evento.preventDefault();
    pulsado = boton;
    boton.setAttribute('aria-busy', 'true');
  }

  function anotar(evento) {
    var campo = evento.target;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(campo.tagName))
      escrito.set(campo, esMarca(campo) ? campo.checked : campo.value);
  }

  function esMarca(campo) {
    return campo.type === 'checkbox' || campo.type === 'radio';
  }

  // First to something else, by the property that React watches: it hears of a change only where there is one.
  function reponer(valor, campo) {
    if (!campo.isConnected || campo.disabled) return;
    if (esMarca(campo)) {
      campo.checked = !valor;
      if (valor || campo.type === 'checkbox') campo.click();
      return;
    }
    if (campo.tagName !== 'SELECT') campo.value = valor === '' ? '0' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(campo), 'value').set.call(campo, valor);
    campo.dispatchEvent(new Event(campo.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }

  var CAMBIOS = ['input', 'change'];
  CAMBIOS.forEach(function (cambio) {
    document.addEventListener(cambio, anotar, true);
  });
  var TOQUES = ['pointerdown', 'keydown', 'focusin', 'click', 'submit', 'wheel', 'touchmove'];
  TOQUES.forEach(function (toque) {
    document.addEventListener(toque, guardar, { capture: true, passive: toque === 'wheel' || toque === 'touchmove' });
  });

  document.addEventListener(
    'tuerca:lista',
    function () {
      document.documentElement.setAttribute('data-lista', '');
      recordar('');
      TOQUES.forEach(function (toque) {
        document.removeEventListener(toque, guardar, { capture: true });
      });
      CAMBIOS.forEach(function (cambio) {
        document.removeEventListener(cambio, anotar, true);
      });
      escrito.forEach(reponer);
      if (!pulsado) return;
      // What was put back is drawn before: a form sends what its page knows.
      setTimeout(function () {
        pulsado.removeAttribute('aria-busy');
        if (pulsado.isConnected) pulsado.click();
      });
    },
    { once: true },
  );

  // Whoever saves data, or has hardly any network, gets the code when she touches the page: what a visitor reads is all there.
  function esperaToque() {
    var red = navigator.connection || {};
    return (
      (red.saveData || /2g$/.test(red.effectiveType)) &&
      !document.documentElement.hasAttribute('data-sesion') &&
      !document.documentElement.hasAttribute('data-vehiculo')
    );
  }

  var sinContenido = function () {
    return !document.getElementById('page-state');
  };
  if (document.readyState === 'complete') return esperaToque() ? undefined : arrancar();
  document.addEventListener('DOMContentLoaded', function () {
    if (sinContenido()) arrancar();
  });
  window.addEventListener('load', function () {
    if (!esperaToque()) setTimeout(arrancar, 50);
  });
})();
