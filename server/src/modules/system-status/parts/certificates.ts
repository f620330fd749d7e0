import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { CertificateStatus } from '../../../kernel/use-cases/system-probes.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { readAgentDomains } from '../../accounts/agents/index.ts';
import { counted, type Health, mostSevere, type PartReading, problem, warning } from './health.ts';

@ObjectType('CertificateStatus', { simpleResolvers: true, description: 'TLS certificate of a host name.' })
export class CertificateStatusType implements CertificateStatus {
  @Field(() => String, { description: 'Host name of the site, or domain of an agent.' }) readonly host!: string;
  @Field(() => String, { nullable: true, description: 'Issuer. Null if the certificate could not be read.' })
  readonly issuer!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Expiry. Null if the certificate could not be read.' })
  readonly validUntil!: Date | null;
  @Field(() => Int, { nullable: true, description: 'Full days until the expiry. Negative if expired.' })
  readonly daysLeft!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason why the certificate could not be read or is not trusted. Null if there is none.',
  })
  readonly failure!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the certificate was read: at most 6 hours ago. Null if it has not been read yet.',
  })
  readonly readAt!: Date | null;
}

/** Maximum number of certificates that are read. */
const maxHosts = 500;
const dayMs = 86_400_000;
const fewDays = 14;

function healthOf({ host, daysLeft, validUntil, failure }: CertificateStatusType): Health | false {
  if (daysLeft !== null && daysLeft < 0) return problem(`The certificate of ${host} has expired.`);
  if (failure !== null && validUntil !== null) return problem(`The certificate of ${host} is not trusted.`);
  if (failure !== null) return warning(`The certificate of ${host} could not be read.`);
  if (daysLeft !== null && daysLeft < fewDays)
    return warning(`The certificate of ${host} expires in ${counted(daysLeft, 'day')}.`);
  return false;
}

/** Reads the certificates of the site and of the agents' domains. Empty if PUBLIC_URL does not use HTTPS. */
export async function readCertificates({
  em,
  services,
}: RequestContext): Promise<PartReading<readonly CertificateStatusType[]>> {
  const site = new URL(services.config.publicUrl);
  if (site.protocol !== 'https:') return { data: [], health: mostSevere([]) };
  const port = Number(site.port) || 443;
  const domains = (await readAgentDomains(em)).filter((domain) => domain !== site.hostname);
  const isPrivateAllowed = services.config.fetchesPrivately;
  const hosts = [
    // The operator has configured this host, so it may have a private address.
    { host: site.hostname, port, isPrivateAllowed: true },
    ...domains.sort().map((host) => ({ host, port, isPrivateAllowed })),
  ];
  const data = services.system.certificates(hosts.slice(0, maxHosts)).map((certificate) => ({
    ...certificate,
    daysLeft:
      certificate.validUntil === null ? null : Math.floor((certificate.validUntil.getTime() - Date.now()) / dayMs),
  }));
  return { data, health: mostSevere(data.map(healthOf)) };
}
