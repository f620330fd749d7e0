import { HStack } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/links';
import type { Builder } from './use-ring-draft';

/** Links that restore previously chosen parts. */
export function FormerParts({ builder: { former, hrefOf } }: { readonly builder: Builder }) {
  const parts = (['setting', 'diamond'] as const).flatMap((part) => {
    const number = former[part];
    return number === null ? [] : [{ part, number }];
  });
  return (
    parts.length > 0 && (
      <HStack gap="3" flexWrap="wrap" mt="3">
        {parts.map(({ part, number }) => (
          <ButtonLink key={part} to={hrefOf({ [part]: number })} size="sm" variant="outline" colorPalette="neutral">
            Back to {part === 'setting' ? 'setting' : 'stone'} {number}
          </ButtonLink>
        ))}
      </HStack>
    )
  );
}
