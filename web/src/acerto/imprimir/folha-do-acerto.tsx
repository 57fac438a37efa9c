import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Folha } from '../../ui/folha';
import { Documento } from './documento';
import classes from './documento.module.css';
import { lerAcertoInteiro } from './ler-acerto-inteiro';

/** A month to file: black on white, A4; only the document goes to the printer. */
export function FolhaDoAcerto() {
  const id = useParams().id_acerto ?? '';
  const [lidas, setLidas] = useState({ lidas: 0, de: 0 });
  const { data, error, refetch } = useQuery({
    queryKey: ['acerto-inteiro', id],
    queryFn: ({ signal }) => lerAcertoInteiro(id, (lidas, de) => setLidas({ lidas, de }), signal),
    // A payment or a contest since is on the next sheet.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Folha titulo="Imprimir acerto" pronta={data !== undefined}>
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && (
        <p role="status" className={classes.lendo}>
          Lendo as linhas: {formatarInteiro(lidas.lidas)}
          {lidas.de > 0 && ` de ${formatarInteiro(lidas.de)}`}
        </p>
      )}
      {data && <Documento {...data} />}
    </Folha>
  );
}
