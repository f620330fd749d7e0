import { isIP } from 'node:net';
import { connect } from 'node:tls';
import PQueue from 'p-queue';
import { RemoteFailure } from '../../kernel/use-cases/remote-servers/remote-files.ts';
import type { CertificateHost, CertificateStatus } from '../../kernel/use-cases/system-probes.ts';
import { lookupPublic, refusePrivateHost } from '../remote-servers/public-addresses.ts';
import { failureOf } from '../remote-servers/remote-failures.ts';

/** How long a reading is valid, and how long a failure is, in milliseconds. */
const validMs = 6 * 3_600_000;
const failureValidMs = 10 * 60_000;

const timeoutMs = 5_000;
const concurrency = 5;

type Reading = Omit<CertificateStatus, 'host' | 'readAt'>;

/** Reads the certificate of a server, even if it is not trusted. */
const readCertificate = ({ host, port, isPrivateAllowed }: CertificateHost): Promise<Reading> =>
  new Promise((resolve, reject) => {
    const url = new URL(`https://${host}:${port}`);
    if (!isPrivateAllowed) refusePrivateHost(url);
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
      ...(!isPrivateAllowed && { lookup: lookupPublic }),
    });
    const timer = setTimeout(
      () => socket.destroy(new RemoteFailure(`${host} did not respond in time`, false)),
      timeoutMs,
    );
    socket.once('secureConnect', () => {
      const { issuer, valid_to: validTo } = socket.getPeerCertificate();
      const fault = socket.authorized ? null : socket.authorizationError;
      resolve({
        issuer: [issuer.O ?? issuer.CN].flat()[0] ?? null,
        validUntil: new Date(validTo),
        failure: fault === null ? null : `The certificate is not trusted (${fault})`,
      });
      socket.end();
    });
    socket.once('error', reject);
    socket.once('close', () => clearTimeout(timer));
  });

async function readOrFail(target: CertificateHost): Promise<Reading> {
  try {
    return await readCertificate(target);
  } catch (error) {
    const failure = failureOf(new URL(`https://${target.host}:${target.port}`), error);
    return {
      issuer: null,
      validUntil: null,
      failure: failure instanceof Error ? failure.message : String(failure),
    };
  }
}

/** Returns a function that returns the last readings, and reads outdated certificates in the background. */
export function certificateReader(): (targets: readonly CertificateHost[]) => readonly CertificateStatus[] {
  const readings = new Map<string, Reading & { readonly readAt: Date }>();
  const queued = new Set<string>();
  const queue = new PQueue({ concurrency });

  const isCurrent = (host: string): boolean => {
    const reading = readings.get(host);
    if (!reading) return false;
    return Date.now() - reading.readAt.getTime() < (reading.validUntil === null ? failureValidMs : validMs);
  };

  const read = async (target: CertificateHost): Promise<void> => {
    readings.set(target.host, { ...(await readOrFail(target)), readAt: new Date() });
    queued.delete(target.host);
  };

  return (targets) => {
    for (const host of readings.keys()) if (!targets.some((target) => target.host === host)) readings.delete(host);
    return targets.map((target) => {
      const { host } = target;
      if (!isCurrent(host) && !queued.has(host)) {
        queued.add(host);
        void queue.add(() => read(target));
      }
      return { host, ...(readings.get(host) ?? { issuer: null, validUntil: null, failure: null, readAt: null }) };
    });
  };
}
