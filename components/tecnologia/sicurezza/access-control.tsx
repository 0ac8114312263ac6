import { RoleMatrix, type RoleMatrixCopy } from '@/components/pictures/role-matrix';
import { Section, type SectionCopy } from '@/components/ui/section';
import { PermissionTree, type PermissionTreeCopy } from './permission-tree';

export type AccessControlCopy = SectionCopy & {
  matrixNote: string;
  narrowing: { title: string; text: string };
  /** An entry of the customer's directory, and the group and role that it gives in the product. */
  directory: { label: string; entry: string; accessLabel: string; access: string };
};

type AccessControlProps = { copy: AccessControlCopy; matrix: RoleMatrixCopy; tree: PermissionTreeCopy };

/** The permissions of each role, and how folders and documents restrict them. */
export function AccessControl({ copy, matrix, tree }: AccessControlProps) {
  const { directory, narrowing } = copy;
  return (
    <Section id={copy.id} copy={copy}>
      <dl className="print:hidden mb-7 grid lg:mb-10 gap-x-8 gap-y-3 border-l-2 border-ink pl-4 text-small sm:grid-cols-2">
        <div>
          <dt className="text-note text-ink-muted">{directory.label}</dt>
          <dd className="mt-0.5 font-mono text-note wrap-anywhere">{directory.entry}</dd>
        </div>
        <div>
          <dt className="text-note text-ink-muted">{directory.accessLabel}</dt>
          <dd className="mt-0.5">{directory.access}</dd>
        </div>
      </dl>
      <RoleMatrix copy={matrix} note={copy.matrixNote} />
      <div className="print:hidden">
        <h3 className="mt-10 text-heading-3 lg:mt-14">{narrowing.title}</h3>
        <p className="mt-2 mb-5 max-w-[62ch]">{narrowing.text}</p>
        <PermissionTree copy={tree} />
      </div>
    </Section>
  );
}
