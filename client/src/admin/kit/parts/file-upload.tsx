import { FileUpload as Plain } from '@chakra-ui/react';

// The recipe is defined here instead of in the theme, because the shop has no file uploads.

function Root(props: Plain.RootProps) {
  return <Plain.Root display="flex" flexDirection="column" alignItems="flex-start" gap="3" width="full" {...props} />;
}

function Label(props: Plain.LabelProps) {
  return <Plain.Label textStyle="xs" color="fg.muted" {...props} />;
}

function Dropzone(props: Plain.DropzoneProps) {
  return (
    <Plain.Dropzone
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="3"
      width="full"
      minHeight="12rem"
      p="6"
      bg="bg.subtle"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      cursor="button"
      focusVisibleRing="outside"
      focusRingWidth="2px"
      _hover={{ bg: 'bg.muted' }}
      _dragging={{ bg: 'selected', borderStyle: 'solid', borderColor: 'accent.solid' }}
      {...props}
    />
  );
}

function DropzoneContent(props: Plain.DropzoneContentProps) {
  return <Plain.DropzoneContent display="flex" flexDirection="column" gap="1" textAlign="center" {...props} />;
}

export const FileUpload = {
  Root,
  Label,
  Dropzone,
  DropzoneContent,
  Trigger: Plain.Trigger,
  HiddenInput: Plain.HiddenInput,
};
