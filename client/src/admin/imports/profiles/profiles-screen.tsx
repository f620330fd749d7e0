import { useState } from 'react';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ListScreen } from '../../kit/list/list-screen';
import { NewButton } from '../../kit/list/new-button';
import { useOpenRecord } from '../../kit/panel/open-record';
import { NewProfilePanel, type ProfileDraft } from './new-profile-panel';
import { profiles } from './profile-list';
import { ProfilePanel } from './profile-panel';
import { UploadProfile } from './upload-profile';

/** What the address has open while a new profile is made. */
const NEW = 'new';

/** How the files of each vendor are read, and which come by themselves. */
export default function ProfilesScreen() {
  const list = useList(profiles);
  const record = useOpenRecord();
  const [draft, setDraft] = useState<ProfileDraft | null>(null);

  function begin(next: ProfileDraft | null): void {
    setDraft(next);
    record.open(NEW);
  }

  return (
    <ListScreen
      list={list}
      record={record}
      title="Import profiles"
      failure="Error fetching import profiles"
      none={
        <EmptyMessage
          title="No profiles yet"
          description="A profile remembers how the files of a vendor are read. Save one at the desk after setting columns right, or make one here."
        />
      }
      actions={
        <>
          <UploadProfile onRead={begin} />
          <NewButton onClick={() => begin(null)}>New profile</NewButton>
        </>
      }
      panel={(id) =>
        id === NEW ? (
          <NewProfilePanel draft={draft} onCreated={list.rows.retry} />
        ) : (
          <ProfilePanel id={id} onDeleted={() => record.open(null)} />
        )
      }
    />
  );
}
