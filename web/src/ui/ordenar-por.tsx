import { NativeSelect } from '@mantine/core';
import classes from './ordenar-por.module.css';

type OrdenarPorProps<O extends string> = {
  ordens: Readonly<Record<O, string>>;
  ordem: O;
  mudar: (ordem: O) => void;
  /** Where the headings of the table offer every one of them, only while there are none. */
  soSemCabecas?: boolean;
};

/** The order of a list in words: on a phone, where a table has no headings to tap. */
export function OrdenarPor<O extends string>({ ordens, ordem, mudar, soSemCabecas }: OrdenarPorProps<O>) {
  const opcoes = Object.entries<string>(ordens).map(([value, label]) => ({ value, label }));
  return (
    <div className={classes.ordem} data-so-sem-cabecas={soSemCabecas || undefined}>
      <NativeSelect
        label="Ordenar por"
        data={opcoes}
        value={ordem}
        onChange={({ currentTarget }) => mudar(currentTarget.value as O)}
      />
    </div>
  );
}
