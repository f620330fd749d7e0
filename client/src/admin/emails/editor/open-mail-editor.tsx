import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Code } from 'lucide-react';
import { type Ref, useState } from 'react';
import { keepFocus } from '../../../forms/keep-focus';
import { PlainTextarea } from '../../../ui/inputs/plain-inputs';
import type { EditorFieldProps, Focusable } from './editor-field-props';
import { isPreserved } from './email-html';
import { RichEditor } from './rich-editor';

/** Email editor, loaded on demand by `MailEditor`. */
export default function OpenMailEditor(props: EditorFieldProps & { readonly fieldRef: Ref<Focusable> }) {
  const { fieldRef, ...field } = props;
  const { value, onChange, onBlur, ids, isInvalid } = field;
  const [isSource, setSource] = useState(() => !isPreserved(value));
  const isForeign = isSource && !isPreserved(value);
  return (
    <Box
      borderWidth="1px"
      borderRadius="control"
      borderColor={isInvalid ? 'border.error' : 'border.emphasized'}
      _focusWithin={{ borderColor: 'accent.focusRing' }}
    >
      {isSource ? (
        <PlainTextarea
          ref={(area) => {
            if (typeof fieldRef === 'function') {
              fieldRef(area);
            }
          }}
          id={ids.control}
          aria-labelledby={ids.label}
          aria-describedby={ids.description}
          aria-invalid={isInvalid}
          borderWidth="0"
          css={{ fontFamily: 'mono', fontSize: 'sm' }}
          resize="vertical"
          rows={18}
          spellCheck={false}
          value={value}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <RichEditor {...field} ref={fieldRef} />
      )}
      <Flex borderTopWidth="1px" p="1" gap="2" align="center" justify="space-between" {...keepFocus}>
        <Text color="fg.muted" textStyle="sm" ps="2" aria-live="polite">
          {isForeign && 'This email contains HTML that the visual editor does not support. Edit its source here.'}
        </Text>
        <Button
          size="sm"
          variant="ghost"
          colorPalette="neutral"
          flexShrink="0"
          aria-pressed={isSource}
          aria-disabled={isForeign}
          opacity={isForeign ? '0.5' : undefined}
          onClick={() => {
            if (!isForeign) {
              setSource(!isSource);
            }
          }}
        >
          <Code aria-hidden />
          HTML source
        </Button>
      </Flex>
    </Box>
  );
}
