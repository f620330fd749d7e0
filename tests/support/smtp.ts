import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An SMTP server that keeps what it gets, and refuses what a test wants it to. */
export interface Smtp {
  readonly port: number;
  /** In the order of arrival. */
  readonly received: Email[];
  /** `user:password` of each sign-in. */
  readonly signIns: string[];
  /** Next replies to mails for an address, instead of taking them: SMTP codes, used up one by one. */
  readonly replies: Map<string, number[]>;
  /** Addresses that have been refused, in order. */
  readonly refused: string[];
  /** Of one recipient, in lower case. */
  receivedBy(address: string): Email[];
  stop(): Promise<void>;
}

interface SmtpOptions {
  port?: number;
  /** Settles when a mail may be taken; by default at once. */
  taking?: () => Promise<void>;
}

/** Starts it on any free port, or on that of one that was stopped. Addresses beginning with `unknown` are refused for good. */
export async function startSmtp({ port = 0, taking }: SmtpOptions = {}): Promise<Smtp> {
  const received: Email[] = [];
  const signIns: string[] = [];
  const refused: string[] = [];
  const replies = new Map<string, number[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '', password = '' }, _session, done) {
      signIns.push(`${username}:${password}`);
      done(null, { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = address.startsWith('unknown') ? 550 : replies.get(address)?.shift();
      if (responseCode === undefined) return done();
      refused.push(address);
      done(Object.assign(new Error('not now, or never'), { responseCode }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(async (mail) => {
          await taking?.();
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined); // a client that is stopped in the middle of a mail
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the SMTP server has no port');
  return {
    port: address.port,
    received,
    signIns,
    replies,
    refused,
    receivedBy: (to) => received.filter((mail) => mail.to?.[0]?.address?.toLowerCase() === to),
    stop: () => new Promise((done) => server.close(done)),
  };
}
