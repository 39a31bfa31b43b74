// Keeps what was seen, so that it opens without a network, and shows what the server pushes (docs/adr/0042).
// Registered by src/lib/offline-worker.ts. The payload's shape is PushPayload of packages/contracts/src/notifications/push.ts.
(function (worker) {
  // The build writes its own here (scripts/offline-shell.mjs): a new build is a new worker.
  var BUILD = { name: 'dev', shell: [] };
  var FRAME = '/frame.html';
  var SHELL = 'tuerca-shell-';
  var OWN = 'tuerca-own-';
  // What is kept at most, oldest out first.
  var FILES = { name: 'tuerca-files', count: 200, bytes: 8e6 };
  var PICTURES = { name: 'tuerca-pictures', count: 120, bytes: 8e6 };
  var PAGES = { name: 'tuerca-pages', count: 60, bytes: 6e6 };
  var READINGS = { name: 'tuerca-readings', count: 120, bytes: 4e6 };
  var MINE = { count: 150, bytes: 4e6 };
  var PATIENCE = 3000;
  // When a kept answer was kept, in epoch ms: lib/kept.ts reads it.
  var KEPT_AT = 'X-Tuerca-Kept';
  var BYTES = 'X-Tuerca-Bytes';

  // Pages whose address is a secret, and the office's.
  var SECRET_PAGES = /^\/(restablecer-contrasena|verificar|hoja-de-vida|admin)(\/|$)/;
  var PUBLIC_API =
    /^\/api\/(catalogos|products|productos\/buscar|search|users\/(stores|workshops)|stores\/stores|workshop\/workshops|servicios-mecanicos|cita\/mecanica\/(disponibilidad|horas)|promotions|comments|system\/public)(\/|$)/;
  var OWN_API =
    /^\/api\/(favorites|client\/garaje|client\/statistics|cart|orders|pedidos|cita\/mecanica|presupuestos|chats|notifications|solicitudes|devoluciones|stores\/(orders|dashboard-stats))(\/|$)/;

  // Who is signed in ('' nobody), once a page has told: what was on its way for somebody who left is not kept any more.
  var holder;

  function now() {
    return Date.now();
  }

  function isForeign(name) {
    return holder !== undefined && name.indexOf(OWN) === 0 && name !== OWN + holder;
  }

  function keepsIn(bound, key, response) {
    return response.blob().then(function (body) {
      var headers = new Headers(response.headers);
      headers.set(KEPT_AT, String(now()));
      headers.set(BYTES, String(body.size));
      if (isForeign(bound.name)) return;
      return worker.caches
        .open(bound.name)
        .then(function (cache) {
          // Anew, so that it stands last and goes last.
          return cache.delete(key, { ignoreVary: true }).then(function () {
            return cache.put(key, new Response(body, { status: 200, headers: headers })).then(function () {
              return isForeign(bound.name) ? worker.caches.delete(bound.name) : trim(cache, bound);
            });
          });
        })
        .catch(function () {
          // A full device keeps what it has.
        });
    });
  }

  function trim(cache, bound) {
    return cache.keys().then(function (keys) {
      return Promise.all(
        keys.map(function (key) {
          return cache.match(key, { ignoreVary: true });
        }),
      ).then(function (kept) {
        var bytes = 0;
        var count = 0;
        var gone = [];
        for (var at = keys.length - 1; at >= 0; at--) {
          bytes += Number((kept[at] && kept[at].headers.get(BYTES)) || 0);
          count += 1;
          if (count > bound.count || bytes > bound.bytes) gone.push(cache.delete(keys[at], { ignoreVary: true }));
        }
        return Promise.all(gone);
      });
    });
  }

  function find(name, key) {
    return worker.caches.match(key, { cacheName: name, ignoreVary: true });
  }

  /** Of the network; `keep` gets what is worth keeping, while the page reads on. */
  function fromNetwork(event, asked, bound, key, fits) {
    return asked.then(function (response) {
      if (response.status === 200 && !response.redirected && fits(response))
        event.waitUntil(keepsIn(bound, key, response.clone()));
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

  // Whether less is fetched, as a page said last; until one has, as the device says.
  var SETTINGS = { name: 'tuerca-settings', key: '/save-data' };
  var saving;
  function savesData() {
    if (!saving)
      saving = find(SETTINGS.name, SETTINGS.key).then(
        function (kept) {
          if (kept)
            return kept.text().then(function (text) {
              return text === 'on';
            });
          return !!(worker.navigator.connection && worker.navigator.connection.saveData);
        },
        function () {
          return false;
        },
      );
    return saving;
  }

  function saveData(on) {
    saving = Promise.resolve(on);
    return worker.caches.open(SETTINGS.name).then(function (cache) {
      return cache.put(SETTINGS.key, new Response(on ? 'on' : 'off'));
    });
  }

  // Widths are those of packages/contracts/src/kernel/images.ts: a picture in the next smaller one takes a third of the bytes.
  function smaller(address) {
    return address.replace(/-(640|1024)(\.webp)$/, function (_, width, type) {
      return (width === '640' ? '-320' : '-640') + type;
    });
  }

  function openPicture(event) {
    var address = event.request.url;
    return Promise.all([savesData(), worker.caches.match(address, { ignoreVary: true })]).then(function (both) {
      if (both[1]) return both[1];
      var chosen = both[0] ? smaller(address) : address;
      return openFile(event, PICTURES, chosen === address ? event.request : new Request(chosen, event.request));
    });
  }

  function isType(type) {
    return function (response) {
      return (response.headers.get('Content-Type') || '').indexOf(type) === 0;
    };
  }

  // The page says when it was kept; one whose code is gone is of no use.
  function keptPage(key) {
    return find(PAGES.name, key).then(function (response) {
      if (!response) return;
      return response.text().then(function (html) {
        var entry = /data-entry="([^"]+)"/.exec(html);
        return worker.caches.match(entry ? entry[1] : FRAME).then(function (code) {
          if (!code) return;
          var stamp = '<html data-kept="' + response.headers.get(KEPT_AT) + '" ';
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
    var network = fromNetwork(event, asked, PAGES, key, isType('text/html'));
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

  // Those without a hash are asked for, and kept with their build.
  function openShell(event, url) {
    return fetch(event.request).catch(function (error) {
      return worker.caches.match(url.pathname).then(function (kept) {
        if (kept) return kept;
        throw error;
      });
    });
  }

  /** Whose a token is. It is the server that checks it: here it only names the drawer. */
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
    var bound = owner ? { name: OWN + owner.id, count: MINE.count, bytes: MINE.bytes } : READINGS;
    var network = fromNetwork(event, fetch(event.request), bound, key, isType('application/json'));
    // Somebody's own figures are the server's for as long as it answers at all.
    event.respondWith(
      networkFirst(
        network,
        function () {
          return find(bound.name, key);
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
    } else if (/^\/assets\//.test(url.pathname)) event.respondWith(openFile(event, FILES, request));
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

  /** Deletes what accounts left here, all but that of `account`. */
  function forgetOthers(account) {
    holder = account;
    return worker.caches.keys().then(function (names) {
      return Promise.all(
        names.filter(isForeign).map(function (name) {
          return worker.caches.delete(name);
        }),
      );
    });
  }

  // The page that was there before the worker: its HTML and files passed by unseen.
  function keepFirstPage(paths) {
    return Promise.all(
      paths.map(function (path) {
        var url = new URL(path, worker.location.origin);
        var isFile = /^\/(assets|media)\//.test(url.pathname);
        if (url.origin !== worker.location.origin || (!isFile && SECRET_PAGES.test(url.pathname))) return;
        var bound = !isFile ? PAGES : /^\/media\//.test(url.pathname) ? PICTURES : FILES;
        return fetch(url.href).then(
          function (response) {
            if (response.status !== 200 || response.redirected) return;
            if (!isFile && !isType('text/html')(response)) return;
            return keepsIn(bound, isFile ? url.href : url.pathname + url.search, response);
          },
          function () {},
        );
      }),
    );
  }

  worker.addEventListener('message', function (event) {
    var message = event.data || {};
    if (message.type === 'take-over') event.waitUntil(worker.skipWaiting());
    if (message.type === 'forget') event.waitUntil(forgetOthers(message.account));
    if (message.type === 'save-data') event.waitUntil(saveData(message.on === true));
    if (message.type === 'keep') event.waitUntil(keepFirstPage(message.paths));
  });

  // What arrived over the network is told to a page, which counts it (src/lib/data-use.ts): a browser tells it only to who fetched.
  var received = 0;
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      received += entry.transferSize || 0;
    });
    if (!received) return;
    worker.clients.matchAll({ type: 'window' }).then(function (tabs) {
      if (!tabs.length) return;
      tabs[0].postMessage({ type: 'received', bytes: received });
      received = 0;
    });
  }).observe({ type: 'resource', buffered: true });

  var UNREADABLE = { id: 'tuerca', titulo: 'Tuerca', texto: 'Tienes una notificación nueva', ruta: '/notificaciones' };

  function read(data) {
    try {
      var notice = data.json();
      return notice && typeof notice.titulo === 'string' ? notice : UNREADABLE;
    } catch {
      return UNREADABLE;
    }
  }

  // Of this site alone, whatever a payload says.
  function addressOf(ruta) {
    var home = worker.location.origin;
    try {
      var address = new URL(String(ruta), home);
      return address.origin === home ? address : new URL(UNREADABLE.ruta, home);
    } catch {
      return new URL(UNREADABLE.ruta, home);
    }
  }

  // The same notice twice takes its own place.
  worker.addEventListener('push', function (event) {
    var notice = read(event.data);
    event.waitUntil(
      worker.registration.showNotification(notice.titulo, {
        body: notice.texto,
        tag: notice.id,
        lang: 'es-VE',
        icon: '/icons/icon-192.png',
        data: { ruta: notice.ruta },
      }),
    );
  });

  // An open tab goes there itself (src/lib/opened-notice.ts), so that what is being typed in it is asked about; else a new one opens.
  worker.addEventListener('notificationclick', function (event) {
    event.notification.close();
    var address = addressOf(event.notification.data && event.notification.data.ruta);
    event.waitUntil(
      worker.clients.matchAll({ type: 'window' }).then(function (tabs) {
        if (!tabs.length) return worker.clients.openWindow(address.href);
        var path = address.pathname + address.search + address.hash;
        tabs[0].postMessage({ type: 'open-notice', path: path });
        return tabs[0].focus().catch(function () {});
      }),
    );
  });
})(self);
