import { Readable } from 'node:stream';
import type { Bucket } from '../storage/bucket-location.ts';
import type { FilePlace } from './file-place.ts';

/** What begins the names of kept files in the bucket: those of media, which everybody may have, begin otherwise. */
const prefix = 'kept/';

/** Files in a bucket, which nobody gets at but through this server. */
export const fileBucket = ({ s3, bucket }: Bucket): FilePlace => {
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    async keep(name, bytes, size) {
      const put = { ...at(name), Body: bytes, ContentLength: size, ContentType: 'application/octet-stream' };
      try {
        const { client, library } = await s3();
        await client.send(new library.PutObjectCommand(put));
      } finally {
        // A bucket that refuses the file leaves it open.
        bytes.destroy();
      }
    },
    async open(name) {
      const { client, library } = await s3();
      try {
        const { Body } = await client.send(new library.GetObjectCommand(at(name)));
        if (!(Body instanceof Readable)) throw new Error('the bucket answered without a stream');
        return Body;
      } catch (error) {
        if (error instanceof library.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      const { client, library } = await s3();
      await client.send(new library.DeleteObjectCommand(at(name)));
    },
  };
};
