import { RoleMatrix, type RoleMatrixCopy } from '@/components/pictures/role-matrix';
import { Section, type SectionCopy } from '@/components/ui/section';

export type AccessControlCopy = SectionCopy & { matrixNote: string };

/** The permissions of each role. */
export function AccessControl({ copy, matrix }: { copy: AccessControlCopy; matrix: RoleMatrixCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <RoleMatrix copy={matrix} note={copy.matrixNote} />
    </Section>
  );
}
