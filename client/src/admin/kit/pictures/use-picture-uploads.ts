import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { UploadFetchOptions } from '../../../graphql/apollo-client';
import { UploadImageDocument } from '../../../graphql/generated/graphql';
import { failureReason } from '../failure';

/** Upload in progress. */
export interface PictureUpload {
  readonly id: string;
  readonly fileName: string;
  /** Uploaded fraction, from 0 to 1. */
  readonly sent: number;
}

/** Rejected file, with the reason. */
export interface PictureRefusal {
  readonly id: string;
  readonly text: string;
}

/**
 * Uploads pictures one at a time, in order. Adds each picture when its upload is complete. A rejected file does not
 * stop the remaining uploads.
 */
export function usePictureUploads(onUploaded: (url: string) => void) {
  const client = useApolloClient();
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const [refusals, setRefusals] = useState<readonly PictureRefusal[]>([]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });

  const newId = (): string => {
    count.current += 1;
    return String(count.current);
  };
  const addRefusal = (text: string) => setRefusals((before) => [...before, { id: newId(), text }]);

  async function upload(id: string, file: File): Promise<void> {
    const fetchOptions: UploadFetchOptions = {
      onUploadProgress: (sent) =>
        setUploads((before) => before.map((each) => (each.id === id ? { ...each, sent } : each))),
    };
    try {
      const { data } = await client.mutate({
        mutation: UploadImageDocument,
        variables: { input: { file } },
        context: { fetchOptions },
      });
      if (data?.uploadImage != null) {
        uploaded.current(data.uploadImage.url);
      }
    } catch (error) {
      addRefusal(`${file.name}: ${failureReason(error)}`);
    }
    setUploads((before) => before.filter((each) => each.id !== id));
  }

  return {
    uploads,
    refusals,
    refuse: addRefusal,
    send: (files: readonly File[]) => {
      setRefusals([]);
      for (const file of files) {
        const id = newId();
        setUploads((before) => [...before, { id, fileName: file.name, sent: 0 }]);
        queue.current = queue.current.then(() => upload(id, file));
      }
    },
  };
}
