const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js?render=explicit&onload=onRecaptchaLoaded';

/** The part of Google's API that we use. */
interface Recaptcha {
  render(
    container: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): number;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    onRecaptchaLoaded?: () => void;
  }
}

let loading: Promise<Recaptcha> | null = null;

function load(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT_URL;
    script.async = true;
    script.onerror = () => {
      script.remove();
      loading = null;
      reject(new Error('The captcha could not be loaded.'));
    };
    window.onRecaptchaLoaded = () => {
      if (window.grecaptcha !== undefined) {
        resolve(window.grecaptcha);
      }
    };
    document.head.append(script);
  });
}

/** Google's captcha, loaded only where a form asks for one. */
export function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= load();
  return loading;
}
