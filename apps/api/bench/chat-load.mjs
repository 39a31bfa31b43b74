// Messages at a rate between the members of conversations, and what became of each of them.
import { setTimeout as sleep } from 'node:timers/promises';

const TICK = 10;
/** Nothing has arrived for so many milliseconds: what is missing then is lost. */
const SILENCE = 15_000;
const TEXT = 'Buenas, ¿todavía tienes las pastillas delanteras del Corolla 2012?';

/** Counts what arrives at the members' sockets. Each member is `{ id, peerId, chatId, socket }`. */
export class ChatLoad {
  /** By clientMsgId: when it was sent, and as which of its sender's messages. */
  sent = new Map();
  answered = new Set();
  delivered = new Set();
  refused = new Map();
  duplicates = 0;
  disordered = 0;
  /** Arrived after a message of the other member with a higher number: readers sort by it. */
  crossed = 0;
  lastArrival = 0;

  constructor(members, type) {
    this.members = members;
    this.type = type;
    this.counts = members.map(() => 0);
    for (const member of members) this.listen(member);
  }

  listen({ id, socket }) {
    const last = { n: -1, seq: 0, highest: 0 };
    socket.on('message', (data) => {
      const frame = JSON.parse(data);
      const at = performance.now();
      if (frame.type === 'error' && this.sent.has(frame.clientMsgId)) this.refuse(frame);
      if (frame.type !== this.type) return;
      this.lastArrival = at;
      if (frame.action === 'message_sent') this.acknowledge(frame.clientMsgId, at);
      if (frame.action !== 'new_message') return;
      if (frame.sender._id !== id) this.arrive(frame, at, last);
      if (frame.seq < last.highest) this.crossed++;
      last.highest = Math.max(last.highest, frame.seq);
    });
  }

  refuse({ clientMsgId, code }) {
    this.refused.set(clientMsgId, code);
    this.lastArrival = performance.now();
  }

  acknowledge(id, at) {
    this.answered.add(id);
    if (at < this.end) this.answeredInTime++;
  }

  arrive({ content, seq }, at, last) {
    const id = content.slice(0, content.indexOf(' '));
    const { sentAt, n } = this.sent.get(id);
    if (this.delivered.has(id)) return void this.duplicates++;
    this.delivered.add(id);
    if (n <= last.n || seq <= last.seq) this.disordered++;
    Object.assign(last, { n, seq });
    if (sentAt >= this.start) this.latencies.push(at - sentAt);
  }

  send(i) {
    const { id, peerId, chatId, socket } = this.members[i];
    const n = this.counts[i]++;
    const clientMsgId = `${id}-${n}-${this.type}`;
    const frame = { type: this.type, action: 'send_message', chatId, content: `${clientMsgId} ${TEXT}`, clientMsgId };
    this.sent.set(clientMsgId, { sentAt: performance.now(), n });
    socket.send(JSON.stringify(this.type === 'chat' ? frame : { ...frame, to: peerId, n: n + 1 }));
  }

  /** Sends `rate` messages/s for `seconds`, waits for the rest, and answers the figures of this run; faults count from the beginning. */
  async run(rate, seconds) {
    this.latencies = [];
    this.answeredInTime = 0;
    this.start = this.lastArrival = performance.now();
    this.end = this.start + seconds * 1000;
    const total = Math.round(rate * seconds);
    for (let count = 0; count < total; await sleep(TICK)) {
      const due = Math.min(total, Math.ceil(((performance.now() - this.start) / 1000) * rate));
      while (count < due) this.send(count++ % this.members.length);
    }
    const isMissing = () =>
      [...this.sent.keys()].some((id) => !this.refused.has(id) && !(this.answered.has(id) && this.delivered.has(id)));
    while (isMissing() && performance.now() - this.lastArrival < SILENCE) await sleep(200);
    return this.figures(seconds);
  }

  figures(seconds) {
    const sorted = this.latencies.sort((a, b) => a - b);
    const at = (p) => sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? NaN;
    const isLost = (id) => !this.refused.has(id) && !this.delivered.has(id);
    return {
      answersPerSecond: this.answeredInTime / seconds,
      measured: sorted.length,
      drain: Math.max(0, this.lastArrival - this.end),
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      lost: [...this.sent.keys()].filter(isLost).length,
      duplicates: this.duplicates,
      disordered: this.disordered,
      crossed: this.crossed,
      refused: this.refused.size,
    };
  }
}
