import { Box, HStack, Image, Text } from '@chakra-ui/react';
import { useBrandName, useSiteSettings } from '../../site/site';
import { TextLink } from '../../ui/links';
import { BrandMark } from './brand-mark';

/** Link to the home page: the brand's mark and name, or the logo or name of the agent whose domain it is. */
export function Brand() {
  const settings = useSiteSettings();
  const brandName = useBrandName();
  if (settings === null) {
    return <Box minHeight="11" />;
  }
  const { domain, logoUrl } = settings.domainLayout;
  return (
    <TextLink to="/" variant="plain" color="fg" minHeight="11" _hover={{ textDecoration: 'none' }}>
      {logoUrl === null ? (
        <HStack gap="3">
          {domain === null && <BrandMark />}
          <Text as="span" fontFamily="heading" fontSize="2xl" lineHeight="2rem" fontWeight="light">
            {brandName}
          </Text>
        </HStack>
      ) : (
        <Image src={logoUrl} alt={`${brandName}, home`} height="9" width="auto" maxW="12rem" objectFit="contain" />
      )}
    </TextLink>
  );
}
