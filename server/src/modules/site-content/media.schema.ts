import Type from 'typebox';

/** REST's address of a picture. */
export const ImageAddress = (what: string) =>
  Type.Union([Type.String(), Type.Null()], {
    description: `${what}: path of a WebP picture below this origin, or null.`,
  });

/** REST's address of a video. */
export const VideoAddress = (what: string) =>
  Type.Union([Type.String(), Type.Null()], {
    description: `${what}: path of an MP4 or WebM video below this origin, or null.`,
  });
