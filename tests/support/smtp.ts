import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** SMTP server that stores received emails and can reject some. */
export interface Smtp {
  readonly port: number;
  /** Received emails in order of arrival. */
  readonly received: Email[];
  /** Credentials of each authentication: `user:password`. */
  readonly signIns: string[];
  /** SMTP status codes with which the next emails to an address are rejected. Each code is used once. */
  readonly replies: Map<string, number[]>;
  /** Rejected addresses in order. */
  readonly refused: string[];
  /** Returns the emails received by an address, given in lower case. */
  receivedBy(address: string): Email[];
  stop(): Promise<void>;
}

interface SmtpOptions {
  port?: number;
  /** Awaited before an email is accepted. Default: emails are accepted immediately. */
  taking?: () => Promise<void>;
}

/**
 * Starts an SMTP server on a free port, or on the given one. Addresses beginning with `unknown` are always rejected.
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
  server.on('error', () => undefined); // clients may disconnect while they send an email
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
