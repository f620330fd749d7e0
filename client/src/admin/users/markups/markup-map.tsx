import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { useMarkupRegionsQuery } from '../../../graphql/generated/hooks';
import { failureReason } from '../../kit/failure';
import { MarkupPlane } from './markup-plane';
import { planeText } from './region-text';

/** Nobody reads more of them. */
const MOST_LINES = 12;

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

function Lines({ title, lines }: LinesProps) {
  const rest = lines.length - MOST_LINES;
  return (
    lines.length > 0 && (
      <div>
        <Heading as="h4" size="sm">
          {title}
        </Heading>
        <chakra.ul ps="4" listStyleType="disc">
          {lines.slice(0, MOST_LINES).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </chakra.ul>
      </div>
    )
  );
}

interface MarkupMapProps {
  readonly user: UserRecordFragment;
  readonly pointedAt: string | null;
  readonly onPoint: (markupId: string | null) => void;
}

/** The user's markups drawn over weight and price, with gaps and overlaps, and the same in words: as the server says. */
export function MarkupMap({ user, pointedAt, onPoint }: MarkupMapProps) {
  const { data, error, loading } = useMarkupRegionsQuery({
    variables: { userId: user.id },
    fetchPolicy: 'cache-and-network',
  });
  const regions = data?.markupRegions;
  if (error !== undefined) {
    return <Text color="danger.fg">The drawing could not be read. {failureReason(error)}</Text>;
  }
  if (regions == null) {
    return loading ? null : <Text color="fg.muted">There are too many markups to draw them.</Text>;
  }
  if (regions.length === 0) {
    return null;
  }
  const { gaps, overlaps } = planeText(regions, user.markups);
  return (
    <Stack gap="3">
      <MarkupPlane regions={regions} markups={user.markups} pointedAt={pointedAt} onPoint={onPoint} />
      <Lines title="Gaps" lines={gaps} />
      <Lines title="Overlaps" lines={overlaps} />
      {gaps.length === 0 && overlaps.length === 0 && <Text>Every stone has exactly one markup.</Text>}
    </Stack>
  );
}
