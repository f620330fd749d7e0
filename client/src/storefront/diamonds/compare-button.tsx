import { Button } from '@chakra-ui/react';
import { GitCompareArrows } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { COMPARE_PARAMETER, MOST_COMPARED, writeCompared } from './compared';

interface CompareButtonProps {
  /** Checked stones. */
  readonly ids: readonly string[];
}

/** Sets the checked stones side by side. */
export function CompareButton({ ids }: CompareButtonProps) {
  const [, setParameters] = useSearchParams();
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={ids.length < 2 || ids.length > MOST_COMPARED}
      title={`2 to ${MOST_COMPARED} stones can be compared`}
      onClick={() =>
        setParameters(
          (parameters) => {
            parameters.set(COMPARE_PARAMETER, writeCompared(ids));
            return parameters;
          },
          { preventScrollReset: true },
        )
      }
    >
      <GitCompareArrows aria-hidden />
      Compare
    </Button>
  );
}
