/** Addresses that open a mail or a message with a link in it. */
export interface ShareLinks {
  /** The shared address in full. */
  readonly link: string;
  readonly mail: string;
  readonly whatsApp: string;
}

/** Returns share targets; `url` is resolved against `base`. */
export function shareLinks(title: string, url: string, base: string): ShareLinks {
  const link = new URL(url, base).href;
  const encode = encodeURIComponent;
  return {
    link,
    // Mail programs want %20, which URLSearchParams would not write.
    mail: `mailto:?subject=${encode(title)}&body=${encode(link)}`,
    whatsApp: `https://wa.me/?text=${encode(`${title}\n${link}`)}`,
  };
}
