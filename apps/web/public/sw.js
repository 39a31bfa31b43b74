// Keeps what was seen, so that it opens without a network, and shows what the server pushes (docs/adr/0042).
// Registered by src/lib/offline-worker.ts. The build puts the other files in the place of the import (scripts/offline-shell.mjs).
self.importScripts('/sw-kept.js', '/sw-saver.js', '/sw-push.js');
(function (worker) {
  // The build writes its own here (scripts/offline-shell.mjs): a new build is a new worker.
  var BUILD = { name: 'dev', shell: [], offline: [] };
  var store = worker.tuercaStore;
  var saver = worker.tuercaSaver;
  var FRAME = '/frame.html';
  var SHELL = 'tuerca-shell-';
  var PATIENCE = 3000;
  // Pages whose address is a secret, and the office's.
  var SECRET_PAGES = /^\/(restablecer-contrasena|verificar|hoja-de-vida|admin)(\/|$)/;
  var PUBLIC_API =
    /^\/api\/(catalogos|products|productos\/buscar|search|users\/(stores|workshops)|stores\/stores|workshop\/workshops|servicios-mecanicos|cita\/mecanica\/(disponibilidad|horas)|promotions|comments|system\/public)(\/|$)/;
  var OWN_API =
    /^\/api\/(favorites|client\/garaje|client\/statistics|cart|orders|pedidos|cita\/mecanica|presupuestos|chats|notifications|solicitudes|devoluciones|stores\/(orders|dashboard-stats))(\/|$)/;

  /** Of the network; `keep` gets what is worth keeping, while the page reads on. */
  function fromNetwork(event, asked, bound, key, fits) {
    return asked.then(function (response) {
      if (response.status === 200 && !response.redirected && fits(response))
        event.waitUntil(store.keepsIn(bound, key, response.clone()));
      return response;
    });
  }

  /** The network first; what was kept when it fails, or after `patience` while it still tries. */
  function networkFirst(network, kept, patience) {
    return new Promise(function (resolve, reject) {
      var timer =
        patience &&
        setTimeout(function () {
          kept().then(function (response) {
            if (response) resolve(response);
          });
        }, patience);
      network.then(
        function (response) {
          clearTimeout(timer);
          resolve(response);
        },
        function (error) {
          clearTimeout(timer);
          kept().then(function (response) {
            if (response) resolve(response);
            else reject(error);
          }, reject);
        },
      );
    });
  }

  function isType(type) {
    return function (response) {
      return (response.headers.get('Content-Type') || '').indexOf(type) === 0;
    };
  }

  // The page says when it was kept; one whose code is gone is of no use.
  function keptPage(key) {
    return store.find(store.PAGES.name, key).then(function (response) {
      if (!response) return;
      return response.text().then(function (html) {
        var entry = /data-entry="([^"]+)"/.exec(html);
        return worker.caches.match(entry ? entry[1] : FRAME).then(function (code) {
          if (!code) return;
          var stamp = '<html data-kept="' + response.headers.get(store.KEPT_AT) + '" ';
          return new Response(html.replace('<html ', stamp), { headers: response.headers });
        });
      });
    });
  }

  function openPage(event, url) {
    var key = url.pathname + url.search;
    var asked = Promise.resolve(event.preloadResponse).then(function (response) {
      return response || fetch(event.request);
    });
    if (SECRET_PAGES.test(url.pathname)) return asked;
    var network = fromNetwork(event, asked, store.PAGES, key, isType('text/html'));
    return networkFirst(
      network,
      function () {
        return keptPage(key);
      },
      PATIENCE,
    ).catch(function (error) {
      // The page's code draws it from the readings that were kept, or says that it was not seen yet.
      return worker.caches.match(FRAME).then(function (frame) {
        if (frame) return frame;
        throw error;
      });
    });
  }

  // Hashed names: what was kept is what the server has.
  function openFile(event, bound, request) {
    var key = request.url;
    return worker.caches.match(key, { ignoreVary: true }).then(function (kept) {
      if (kept) return kept;
      return fromNetwork(event, fetch(request), bound, key, function () {
        return true;
      });
    });
  }

  function openPicture(event) {
    var address = event.request.url;
    return Promise.all([saver.isOn(), worker.caches.match(address, { ignoreVary: true })]).then(function (both) {
      if (both[1]) return both[1];
      var chosen = both[0] ? saver.smaller(address) : address;
      return openFile(event, store.PICTURES, chosen === address ? event.request : new Request(chosen, event.request));
    });
  }

  // Those without a hash are asked for, and kept with their build.
  function openShell(event, url) {
    return fetch(event.request).catch(function (error) {
      return worker.caches.match(url.pathname).then(function (kept) {
        if (kept) return kept;
        throw error;
      });
    });
  }

  /** Owner of a token. The server verifies it: here it only names the cache. */
  function ownerOf(request) {
    var token = /^Bearer [^.]+\.([^.]+)\./.exec(request.headers.get('Authorization') || '');
    if (!token) return null;
    try {
      var claims = JSON.parse(atob(token[1].replace(/-/g, '+').replace(/_/g, '/')));
      return { id: String(claims.sub), role: String(claims.role) };
    } catch {
      return { id: '', role: '' };
    }
  }

  function readApi(event, url) {
    var owner = ownerOf(event.request);
    var key = url.pathname + url.search;
    var keeps = owner
      ? owner.id && owner.role !== 'admin' && (OWN_API.test(url.pathname) || PUBLIC_API.test(url.pathname))
      : PUBLIC_API.test(url.pathname);
    if (!keeps) return;
    var bound = owner ? store.ofAccount(owner.id) : store.READINGS;
    var network = fromNetwork(event, fetch(event.request), bound, key, isType('application/json'));
    // Somebody's own figures are the server's for as long as it answers at all.
    event.respondWith(
      networkFirst(
        network,
        function () {
          return store.find(bound.name, key);
        },
        owner ? 0 : PATIENCE,
      ),
    );
  }

  worker.addEventListener('fetch', function (event) {
    var request = event.request;
    var url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
    if (request.cache === 'no-store' || request.headers.has('Range')) return;
    if (request.mode === 'navigate') {
      if (!/^\/(api|media|ws)\//.test(url.pathname)) event.respondWith(openPage(event, url));
    } else if (/^\/assets\//.test(url.pathname)) event.respondWith(openFile(event, store.FILES, request));
    else if (/^\/media\//.test(url.pathname)) event.respondWith(openPicture(event));
    else if (/^\/api\//.test(url.pathname)) readApi(event, url);
    else if (BUILD.shell.indexOf(url.pathname) >= 0) event.respondWith(openShell(event, url));
  });

  // A new version waits here until a page lets it (app/new-version.tsx); the first one has nobody to wait for.
  worker.addEventListener('install', function (event) {
    event.waitUntil(
      worker.caches.open(SHELL + BUILD.name).then(function (cache) {
        return cache.addAll(BUILD.shell);
      }),
    );
  });

  // The shell before this one stays, for pages that were kept with it.
  worker.addEventListener('activate', function (event) {
    event.waitUntil(
      worker.caches
        .keys()
        .then(function (names) {
          var shells = names.filter(function (name) {
            return name.indexOf(SHELL) === 0 && name !== SHELL + BUILD.name;
          });
          return Promise.all(
            shells.slice(0, -1).map(function (name) {
              return worker.caches.delete(name);
            }),
          );
        })
        .then(function () {
          var preload = worker.registration.navigationPreload;
          return preload && preload.enable();
        })
        .then(function () {
          return worker.clients.claim();
        }),
    );
  });

  // The page that was there before the worker: its HTML and files passed by unseen.
  function keepFiles(paths) {
    return Promise.all(
      paths.map(function (path) {
        var url = new URL(path, worker.location.origin);
        var isFile = /^\/(assets|media)\//.test(url.pathname);
        if (url.origin !== worker.location.origin || (!isFile && SECRET_PAGES.test(url.pathname))) return;
        var bound = !isFile ? store.PAGES : /^\/media\//.test(url.pathname) ? store.PICTURES : store.FILES;
        return fetch(url.href).then(
          function (response) {
            if (response.status !== 200 || response.redirected) return;
            if (!isFile && !isType('text/html')(response)) return;
            return store.keepsIn(bound, isFile ? url.href : url.pathname + url.search, response);
          },
          function () {},
        );
      }),
    );
  }

  // The code of what a client may do without a network: it would be too late to fetch it then.
  function keepOffline() {
    return Promise.all(
      BUILD.offline.map(function (path) {
        return worker.caches.match(path, { ignoreVary: true });
      }),
    ).then(function (kept) {
      return keepFiles(
        BUILD.offline.filter(function (path, at) {
          return !kept[at];
        }),
      );
    });
  }

  worker.addEventListener('message', function (event) {
    var message = event.data || {};
    if (message.type === 'take-over') event.waitUntil(worker.skipWaiting());
    if (message.type === 'forget') event.waitUntil(store.forgetOthers(message.account));
    if (message.type === 'save-data') event.waitUntil(saver.set(message.on === true));
    if (message.type === 'keep') event.waitUntil(keepFiles(message.paths));
    if (message.type === 'keep-offline') event.waitUntil(keepOffline());
  });
})(self);
