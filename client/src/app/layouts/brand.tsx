import { HStack, Image, Text } from '@chakra-ui/react';
import { useBrandName, useSiteSettings } from '../../site/site';
import { TextLink } from '../../ui/links';
import { BrandMark } from './brand-mark';

/** The house's name, or an agent's logo on the agent's domain. Leads home. */
export function Brand() {
  const name = useBrandName();
  const logoUrl = useSiteSettings()?.domainLayout.logoUrl;
  return (
    <TextLink to="/" variant="plain" color="fg" minHeight="11" _hover={{ textDecoration: 'none' }}>
      {logoUrl == null ? (
        <HStack gap="3">
          <BrandMark />
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
