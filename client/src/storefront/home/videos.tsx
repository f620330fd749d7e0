import { Box, Container, chakra, Heading, SimpleGrid } from '@chakra-ui/react';

const Video = chakra('video', { base: { display: 'block', width: 'full', aspectRatio: '16/9', bg: 'bg.muted' } });

interface VideosProps {
  readonly addresses: readonly string[];
}

/** Company videos. Each video is loaded only when it is played. */
export default function Videos({ addresses }: VideosProps) {
  return (
    <Box as="section" borderTopWidth="1px" aria-labelledby="videos">
      <Container py={{ base: '12', lg: '18' }}>
        <Heading id="videos" size="3xl" mb="6">
          Videos
        </Heading>
        <SimpleGrid columns={{ base: 1, md: addresses.length }} gap="8">
          {addresses.map((src, index) => (
            <Video
              key={src}
              src={src}
              controls
              playsInline
              preload="none"
              poster="/video-poster.svg"
              aria-label={`Video ${index + 1} of ${addresses.length}`}
            />
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  );
}
