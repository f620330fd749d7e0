import type { DispatchLineFragment } from '../../../graphql/generated/graphql';
import { useEmailDispatchQuery } from '../../../graphql/generated/hooks';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { PanelSection } from '../../kit/panel/panel-section';
import { usePolling } from '../../kit/use-polling';
import { templateHref } from '../addresses';
import { CancelDispatch } from './cancel-dispatch';
import { Deliveries } from './deliveries';
import { DispatchProgress } from './dispatch-progress';
import { dispatchMark, isGoingOn } from './dispatch-text';
import { readableSubject } from './readable-subject';
import { RetryFailed } from './retry-failed';
import { SentMessage } from './sent-message';

/** To whom a mail goes: `Ovals of the week, 3 named users`. */
function addresseesText({ channels, namedUsers }: DispatchLineFragment): string {
  const named =
    namedUsers === 1 ? ['one named user'] : namedUsers > 0 ? [`${formatCount(namedUsers)} named users`] : [];
  return [...channels.map(({ name }) => name), ...named].join(', ');
}

/** One mail to many: how far it has come, and what became of each copy. */
export function DispatchPanel({ id }: { readonly id: string }) {
  const query = useEmailDispatchQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const dispatch = query.data?.emailDispatch;
  usePolling(dispatch != null && isGoingOn(dispatch), () => void query.refetch().catch(() => undefined));
  return (
    <PanelRecord query={query} record={dispatch} noun="email" failure="Error fetching sent emails">
      {(mail) => {
        const mark = dispatchMark(mail);
        return (
          <>
            <PanelHeader
              title={readableSubject(mail.subject)}
              note={<StatusMark tone={mark.tone ?? 'neutral'}>{mark.text}</StatusMark>}
            />
            <PanelBody>
              <PanelSection title="Email">
                <FactList>
                  <Fact label="To">{addresseesText(mail)}</Fact>
                  <Fact label="Template">
                    {mail.template === null ? null : (
                      <TextLink to={templateHref(mail.template.id)}>{mail.template.name}</TextLink>
                    )}
                  </Fact>
                  <Fact label={mail.status === 'SCHEDULED' ? 'To be sent' : 'Begun'}>
                    {formatDateTime(mail.sendAt)}
                  </Fact>
                  <Fact label="Ended">{mail.finishedAt === null ? null : formatDateTime(mail.finishedAt)}</Fact>
                  <Fact label="Scheduled by">{mail.createdBy?.displayName}</Fact>
                </FactList>
                <CancelDispatch mail={mail} />
              </PanelSection>
              <SentMessage mail={mail} />
              {mail.progress.total > 0 && (
                <PanelSection title="Progress">
                  <DispatchProgress progress={mail.progress} />
                  <RetryFailed mail={mail} readAgain={query.refetch} />
                </PanelSection>
              )}
              {mail.progress.total > 0 && <Deliveries mail={mail} />}
            </PanelBody>
          </>
        );
      }}
    </PanelRecord>
  );
}
