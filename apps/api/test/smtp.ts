import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  messageId: string;
  /** Headers and text as they came. */
  raw: string;
}
export interface TestSmtp {
  url: string;
  mails: ReceivedMail[];
  /** Number of connections. */
  connections: () => number;
  /** 'greeting': says nothing; 'acceptance': takes mails and never confirms; null: works. */
  hold: 'greeting' | 'acceptance' | null;
  close(): Promise<void>;
}

/** A mail server on loopback that keeps its mails. `port` brings one back at its address. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections++;
      if (smtp.hold !== 'greeting') done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const messageId = /^message-id: *(\S+)/im.exec(raw)![1]!;
        smtp.mails.push({ to: session.envelope.rcptTo[0]!.address, messageId, raw });
        if (smtp.hold !== 'acceptance') done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.server.address() as AddressInfo).port;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${listening}`,
    mails: [],
    connections: () => connections,
    hold: null,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return smtp;
}
