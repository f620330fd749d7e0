import { Progress as Plain } from '@chakra-ui/react';

// The recipe is defined here instead of in the theme, because only the back office has progress bars.

function Root(props: Plain.RootProps) {
  return <Plain.Root textStyle="md" {...props} />;
}

function Label(props: Plain.LabelProps) {
  return <Plain.Label textStyle="xs" color="fg.muted" {...props} />;
}

function Track(props: Plain.TrackProps) {
  return <Plain.Track position="relative" overflow="hidden" bg="bg.muted" h="1" {...props} />;
}

function Range(props: Plain.RangeProps) {
  return (
    <Plain.Range
      height="100%"
      bg="accent"
      transitionProperty="width"
      transitionDuration="panel"
      _indeterminate={{
        '--animate-from-x': '-40%',
        '--animate-to-x': '100%',
        position: 'absolute',
        minWidth: '40%',
        animation: 'position 1s ease infinite',
      }}
      {...props}
    />
  );
}

/** Progress bar with a label. */
export const Progress = { Root, Label, Track, Range };
