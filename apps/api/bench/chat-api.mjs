// The API as `npm run bench -- chat` starts it: the product, and frames of type 'bench' that go the way of a message without being stored.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { serve } = require('../dist/serve.js');
const { RealtimeService } = require('../dist/platform/realtime/realtime.service.js');

await serve({ built: (app) => addFrames(app.get(RealtimeService, { strict: false })) });

/** The same frames to the same people as a stored message: the other member, the sender's own sockets, the answer. */
function addFrames(realtime) {
  realtime.handle('bench', (user, { to, chatId, content, clientMsgId, n }, reply) => {
    const message = {
      chatId,
      _id: randomBytes(12).toString('hex'),
      seq: n,
      sender: { _id: user.id, name: 'Persona', avatar: null },
      content,
      adjuntos: [],
      createdAt: new Date().toISOString(),
      clientMsgId,
    };
    const frame = { type: 'bench', action: 'new_message', ...message };
    realtime.toUsers([to], { ...frame, clientMsgId: null });
    realtime.toUser(user.id, frame);
    reply({ ...frame, action: 'message_sent' });
  });
}
