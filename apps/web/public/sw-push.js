// Shows what the server pushes, and leads there. The payload's shape is PushPayload of packages/contracts/src/chats/notifications/push.ts.
(function (worker) {
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
