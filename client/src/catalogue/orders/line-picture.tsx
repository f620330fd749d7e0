import { Center, Image } from '@chakra-ui/react';
import { Gem } from 'lucide-react';
import { useState } from 'react';

interface LinePictureProps {
  readonly imageUrl: string | null;
}

/** The picture that an ordered item had; a gem where it had none or its address leads nowhere any more. */
export function LinePicture({ imageUrl }: LinePictureProps) {
  const [isGone, setGone] = useState(false);
  return (
    <Center boxSize={{ base: '12', md: '18' }} flexShrink="0" borderWidth="1px" color="fg.subtle" aria-hidden>
      {imageUrl === null || isGone ? (
        <Gem strokeWidth={1} />
      ) : (
        <Image src={imageUrl} alt="" loading="lazy" objectFit="contain" boxSize="full" onError={() => setGone(true)} />
      )}
    </Center>
  );
}
