// Signed-in sockets of the chat benchmark; run as a process of its own, those of people who only listen.
import { once } from 'node:events';
import pLimit from 'p-limit';
import { WebSocket } from 'ws';

/** Handshakes at once. */
const OPENING = 40;

async function open({ url, token }) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token }));
  const [answer] = await once(socket, 'message');
  if (!JSON.parse(answer).success) throw new Error(`auth: ${answer}`);
  return socket;
}

/** One socket for each `{ url, token }`, in their order. */
export const openSockets = (people) => {
  const limit = pLimit(OPENING);
  return Promise.all(people.map((person) => limit(() => open(person))));
};

/** In a child process: opens what it is sent, then answers every message with how many are still open. */
if (process.argv[2] === 'idle') {
  process.once('message', async (people) => {
    const sockets = await openSockets(people);
    const count = () => process.send(sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length);
    process.on('message', count);
    count();
  });
  process.once('disconnect', () => process.exit(0));
}
