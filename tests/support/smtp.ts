import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** SMTP server that stores received emails and can reject emails to certain addresses. */
export interface Smtp {
  readonly port: number;
  /** Received emails in order of arrival. */
  readonly received: Email[];
  /** Credentials of each sign-in, as `user:password`. */
  readonly signIns: string[];
  /** SMTP status codes that reject the next emails to an address. Each code is used once. */
  readonly replies: Map<string, number[]>;
  /** Rejected recipient addresses, in order. */
  readonly refused: string[];
  /** Returns the emails that an address has received. The address must be in lower case. */
  receivedBy(address: string): Email[];
  stop(): Promise<void>;
}

interface SmtpOptions {
  port?: number;
  /** Function that is awaited before an email is accepted. By default emails are accepted immediately. */
  taking?: () => Promise<void>;
}

/**
 * Starts an SMTP server on the given port, or on a free port. Recipients beginning with `unknown` are always
 * rejected.
 */
export async function startSmtp({ port = 0, taking }: SmtpOptions = {}): Promise<Smtp> {
  const received: Email[] = [];
  const signIns: string[] = [];
  const refused: string[] = [];
  const replies = new Map<string, number[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '', password = '' }, _session, callback) {
      signIns.push(`${username}:${password}`);
      callback(null, { user: username });
    },
    onRcptTo({ address }, _session, callback) {
      const responseCode = address.startsWith('unknown') ? 550 : replies.get(address)?.shift();
      if (responseCode === undefined) return callback();
      refused.push(address);
      callback(Object.assign(new Error('rejected by the test server'), { responseCode }));
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(async (mail) => {
          await taking?.();
          received.push(mail);
          callback();
        }, callback);
      });
    },
  });
  server.on('error', () => undefined); // clients may disconnect while sending an email
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
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
