import { Box, HStack, Image, Text } from '@chakra-ui/react';
import { useBrandName, useSiteSettings } from '../../site/site';
import { TextLink } from '../../ui/links';
import { BrandMark } from './brand-mark';

/**
 * Whose site it is: the house's mark and name; on an agent's domain the agent's logo, or the domain's name, and nothing of the
 * house. Empty until that is known. Leads home.
 */
export function Brand() {
  const settings = useSiteSettings();
  const brandName = useBrandName();
  if (settings === null) {
    return <Box minHeight="11" />;
  }
  const { domain, logoUrl } = settings.domainLayout;
  const name = domain ?? brandName;
  return (
    <TextLink to="/" variant="plain" color="fg" minHeight="11" _hover={{ textDecoration: 'none' }}>
      {logoUrl === null ? (
        <HStack gap="3">
          {domain === null && <BrandMark />}
          <Text as="span" fontFamily="heading" fontSize="2xl" lineHeight="2rem" fontWeight="light">
            {name}
          </Text>
        </HStack>
      ) : (
        <Image src={logoUrl} alt={`${name}, home`} height="9" width="auto" maxW="12rem" objectFit="contain" />
      )}
    </TextLink>
  );
}
