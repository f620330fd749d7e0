import { Image } from '@chakra-ui/react';
import type { RingSettingRowFragment } from '../../../graphql/generated/graphql';
import { metalText } from '../../../shared/jewellery/metal-text';
import { takesText } from '../../../shared/rings/ring-text';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { metalTone } from '../../../ui/jewellery-drawing/metal-tone';
import { PartCard, type PartCardProps } from './part-card';

interface SettingPictureProps {
  readonly setting: RingSettingRowFragment;
}

/** Photo of a setting, or a drawing in its metal if there is no photo. */
export function SettingPicture({ setting }: SettingPictureProps) {
  const [photo] = setting.media.images;
  return photo === undefined ? (
    <JewelleryDrawing
      type="RING"
      metal={metalTone(setting.colorOfGold, setting.material)}
      shape={setting.shapes[0]?.id}
      boxSize="full"
    />
  ) : (
    <Image src={photo.url} alt="" loading="lazy" objectFit="contain" boxSize="full" />
  );
}

interface SettingCardProps extends Pick<PartCardProps, 'to' | 'reason' | 'isChosen'> {
  readonly setting: RingSettingRowFragment;
}

/** Card of a setting: picture, metal, suitable stones and price. */
export function SettingCard({ setting, ...rest }: SettingCardProps) {
  return (
    <PartCard
      {...rest}
      picture={<SettingPicture setting={setting} />}
      title={setting.name}
      facts={[[metalText(setting), setting.stockNumber].filter(Boolean).join(' · '), takesText(setting)]}
      price={setting.price?.total}
    />
  );
}
