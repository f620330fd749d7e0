import { Box, Image } from '@chakra-ui/react';

interface TopPictureProps {
  readonly src: string;
}

/** The picture at the top of what the house shows, as wide as the page. */
export function TopPicture({ src }: TopPictureProps) {
  return (
    <Box borderTopWidth="1px" bg="bg.muted">
      <Image
        src={src}
        alt=""
        display="block"
        width="full"
        aspectRatio={{ base: '4/3', md: '21/9' }}
        objectFit="cover"
      />
    </Box>
  );
}
