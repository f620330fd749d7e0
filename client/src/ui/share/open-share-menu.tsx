import { Menu, Portal } from '@chakra-ui/react';
import { Link2, Mail, MessageCircle, Share } from 'lucide-react';
import { toaster } from '../toaster';
import { copyText } from './copy-text';
import { ShareButton, type ShareMenuProps } from './share-button';

/** URLs that open a new email or message containing the link. */
interface ShareLinks {
  /** Absolute URL to share. */
  readonly link: string;
  readonly mail: string;
  readonly whatsApp: string;
}

/** Returns the share links for `url`, which is resolved against `base`. */
export function shareLinks(title: string, url: string, base: string): ShareLinks {
  const link = new URL(url, base).href;
  const encode = encodeURIComponent;
  return {
    link,
    // Email clients need %20, but URLSearchParams encodes spaces as +.
    mail: `mailto:?subject=${encode(title)}&body=${encode(link)}`,
    whatsApp: `https://wa.me/?text=${encode(`${title}\n${link}`)}`,
  };
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) {
    toaster.success({ id: 'share', title: 'Link copied' });
  }
}

/** Opens the device's share sheet. Ignores the error if the user closes it without a choice. */
async function shareOnDevice(title: string, link: string): Promise<void> {
  try {
    await navigator.share({ title, url: link });
  } catch (error) {
    if (!(error instanceof DOMException)) {
      throw error;
    }
    if (error.name !== 'AbortError') {
      toaster.error({ id: 'share', title: 'The link could not be shared', description: link });
    }
  }
}

/** Implementation of `ShareMenu`, loaded on demand. */
export default function OpenShareMenu({ title, url }: ShareMenuProps) {
  const { link, mail, whatsApp } = shareLinks(title, url, window.location.href);
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <ShareButton />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="link" onSelect={() => void copyLink(link)}>
              <Link2 size={16} strokeWidth={1.5} aria-hidden />
              Copy link
            </Menu.Item>
            <Menu.Item value="mail" asChild>
              <a href={mail}>
                <Mail size={16} strokeWidth={1.5} aria-hidden />
                Email
              </a>
            </Menu.Item>
            <Menu.Item value="whatsapp" asChild>
              <a href={whatsApp} target="_blank" rel="noreferrer">
                <MessageCircle size={16} strokeWidth={1.5} aria-hidden />
                WhatsApp
              </a>
            </Menu.Item>
            {'share' in navigator && (
              <Menu.Item value="device" onSelect={() => void shareOnDevice(title, link)}>
                <Share size={16} strokeWidth={1.5} aria-hidden />
                More options
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
