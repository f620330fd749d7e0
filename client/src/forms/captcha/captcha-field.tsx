import { Box, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { loadRecaptcha } from './recaptcha';

interface CaptchaFieldProps {
  readonly siteKey: string;
  /** Gets the token of a solved captcha, and `null` once it has run out. */
  readonly onToken: (token: string | null) => void;
}

/** Google's checkbox. A token serves once: give the field a new `key` after each use. */
export function CaptchaField({ siteKey, onToken }: CaptchaFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const container = box.current;
    let isGone = false;
    loadRecaptcha().then(
      (recaptcha) => {
        if (container !== null && !isGone) {
          recaptcha.render(container, {
            sitekey: siteKey,
            callback: onToken,
            'expired-callback': () => onToken(null),
          });
        }
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      container?.replaceChildren();
    };
  }, [siteKey, onToken]);

  return (
    <>
      {/* The checkbox's own height, so that nothing moves when it arrives. */}
      <Box ref={box} minHeight="78px" hidden={hasFailed} />
      {hasFailed && (
        <Text role="alert" textStyle="sm" color="fg.error">
          The captcha could not be loaded. Check your connection and load the page again.
        </Text>
      )}
    </>
  );
}
