// Starts the page's code after its content has come, or at the first touch, whichever is earlier: until then the network belongs to
// the text and the main picture. Buttons that are pressed meanwhile look so at once (theme/first-paint.css) and are pressed again, in the
// same order, when they work; what is typed or chosen meanwhile is typed and chosen again, because the page's code begins with the fields
// as the server rendered them.
(function () {
  var script = document.currentScript;
  var pressed = [];
  var typed = new Map();
  var started = false;

  function start() {
    if (started) return;
    started = true;
    // Written before this file came, or filled in by the browser.
    document.querySelectorAll('input, textarea').forEach(function (field) {
      if (isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
        remember({ target: field });
    });
    var modules = list(script.dataset.preloads);
    var page = document.querySelector('meta[name="tuerca-files"]');
    var own = document.documentElement.hasAttribute('data-session') ? list(script.dataset.own) : [];
    new Set(modules.concat(script.dataset.entry, page ? list(page.content) : [], own)).forEach(function (href) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    });
    evaluate(modules.concat(script.dataset.entry)).catch(function () {
      started = false;
      // A version that was replaced meanwhile leads to the new one, once; without a connection the code comes when there is one.
      if (navigator.onLine && markReload('1')) return location.reload();
      window.addEventListener('online', start, { once: true });
    });
  }

  function list(text) {
    return text.split(' ').filter(Boolean);
  }

  // One after the other, each after those that it imports: a slow phone scrolls and types in between. They come all at once.
  function evaluate(modules) {
    return modules.reduce(function (before, href) {
      return before.then(function () {
        return import(href).then(function () {
          return new Promise(function (resolve) {
            setTimeout(resolve);
          });
        });
      });
    }, Promise.resolve());
  }

  // Whether this is the first reload of this visit; '' forgets.
  function markReload(value) {
    try {
      var isFirst = sessionStorage.getItem('tuerca-reload') !== value;
      sessionStorage.setItem('tuerca-reload', value);
      return isFirst;
    } catch {
      return false;
    }
  }

  function onInteraction(event) {
    start();
    if (event.type === 'submit') onSubmit(event);
    if (event.type !== 'click') return;
    var button = event.target.closest('button, [role="button"], [role="checkbox"], [role="tab"]');
    // Search forms and links work by themselves.
    if (!button || (button.type === 'submit' && button.closest('form[action]'))) return;
    event.preventDefault();
    // Part of the page may be alive already: it is not to do now what is done again later.
    event.stopPropagation();
    pressed.push(button);
    button.setAttribute('aria-busy', 'true');
  }

  function onSubmit(event) {
    // Part of the page may be alive already, and does not know yet what was typed before.
    event.stopPropagation();
    // A search opens its address by itself.
    if (event.target.hasAttribute('action')) return;
    // A form that only the page's code can send must not put what was typed, perhaps a password, into the address: it is sent later.
    event.preventDefault();
    if (!pressed.includes(event.target)) pressed.push(event.target);
  }

  function pressNext() {
    var button = pressed.shift();
    if (!button) return;
    button.removeAttribute('aria-busy');
    if (button.isConnected) {
      if (button.tagName === 'FORM') button.requestSubmit();
      else button.click();
    }
    setTimeout(pressNext);
  }

  function remember(event) {
    var field = event.target;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(field.tagName))
      typed.set(field, isToggle(field) ? field.checked : field.value);
  }

  function isToggle(field) {
    return field.type === 'checkbox' || field.type === 'radio';
  }

  // First to something else, by the property that React watches: it hears of a change only where there is one.
  function restore(value, field) {
    if (!field.isConnected || field.disabled) return;
    if (isToggle(field)) {
      field.checked = !value;
      if (value || field.type === 'checkbox') field.click();
      return;
    }
    // A file stays chosen, and cannot be set.
    if (field.type === 'file') return field.dispatchEvent(new Event('change', { bubbles: true }));
    if (field.tagName !== 'SELECT') field.value = value === '' ? '0' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }

  var CHANGES = ['input', 'change'];
  CHANGES.forEach(function (type) {
    document.addEventListener(type, remember, true);
  });
  var INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'click', 'submit', 'wheel', 'touchmove'];
  INTERACTIONS.forEach(function (type) {
    var passive = type === 'wheel' || type === 'touchmove';
    document.addEventListener(type, onInteraction, { capture: true, passive: passive });
  });

  document.addEventListener(
    'tuerca:ready',
    function () {
      document.documentElement.setAttribute('data-ready', '');
      markReload('');
      INTERACTIONS.forEach(function (type) {
        document.removeEventListener(type, onInteraction, { capture: true });
      });
      CHANGES.forEach(function (type) {
        document.removeEventListener(type, remember, true);
      });
      typed.forEach(restore);
      // What was restored is rendered before: a form sends what its page knows. One by one, because a press may change what the next one does.
      setTimeout(pressNext);
    },
    { once: true },
  );

  // Whoever saves data, or has hardly any network, gets the code when she touches the page: what a visitor reads is all there.
  function waitsForTouch() {
    var network = navigator.connection || {};
    return (
      (network.saveData || /2g$/.test(network.effectiveType)) &&
      !document.documentElement.hasAttribute('data-session') &&
      !document.documentElement.hasAttribute('data-vehicle')
    );
  }

  // Nothing was drawn, or what stands behind the sign-in as long as it loads.
  function hasNoContent() {
    return !document.getElementById('page-state') || document.querySelector('meta[name="tuerca-guard"]');
  }

  if (document.readyState === 'complete') return waitsForTouch() ? undefined : start();
  document.addEventListener('DOMContentLoaded', function () {
    if (!hasNoContent()) return;
    // The page's shape is painted first. A page in the background is not painted at all: its load event starts it.
    requestAnimationFrame(function () {
      setTimeout(start);
    });
  });
  window.addEventListener('load', function () {
    if (!waitsForTouch()) setTimeout(start, 50);
  });
})();
