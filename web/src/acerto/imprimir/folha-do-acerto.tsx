import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Botao } from '../../ui/botao';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';
import { Documento } from './documento';
import classes from './folha-do-acerto.module.css';
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
    <div className={classes.tela}>
      <Pagina titulo="Imprimir acerto">
        <div className={classes.comandos}>
          <Botao
            tom="principal"
            icone={<IconPrinter size={20} aria-hidden />}
            disabled={!data}
            onClick={() => window.print()}
          >
            Imprimir
          </Botao>
          <p>Papel A4. Na janela de impressão também dá para salvar em PDF.</p>
        </div>
        {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
        {!data && !error && (
          <p role="status" className={classes.lendo}>
            Lendo as linhas: {formatarInteiro(lidas.lidas)}
            {lidas.de > 0 && ` de ${formatarInteiro(lidas.de)}`}
          </p>
        )}
        {data && <Documento {...data} />}
      </Pagina>
    </div>
  );
}
