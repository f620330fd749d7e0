import { type ReactNode, useCallback, useState } from 'react';
import { CaptchaField } from './captcha-field';

/** A form's captcha: the field to show, and the token to send. */
interface Captcha {
  /** `null` where the site asks for none. */
  readonly field: ReactNode;
  readonly token: string | null;
  /** Asks anew, because a token serves once. Call it when the form was refused. */
  readonly renew: () => void;
}

/** @param siteKey Google's site key, `null` or absent: the site asks for no captcha */
export function useCaptcha(siteKey: string | null | undefined): Captcha {
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const renew = useCallback(() => {
    setToken(null);
    setRound((previous) => previous + 1);
  }, []);
  return {
    field: siteKey == null ? null : <CaptchaField key={round} siteKey={siteKey} onToken={setToken} />,
    token,
    renew,
  };
}
