import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { alterarEntrega, verEntrega } from '@indica-bem/domain/entrega/chamadas';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { usePode } from '../lib/pode';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Fatos } from '../ui/fatos';
import { Pagina } from '../ui/pagina';
import { BaixarDocumento } from './baixar-documento';
import { EtiquetasDaEntrega } from './cartao-da-entrega';
import { ComoTodosVeem } from './como-todos-veem';
import classes from './entrega.module.css';
import { Retirar } from './retirar';

export function VerEntrega() {
  const { id_entrega = '' } = useParams();
  const params = { id: Number(id_entrega) };
  const { data: entrega, error, refetch } = useQuery(consulta(verEntrega, { params }));
  return (
    <Pagina titulo={entrega?.instituicao ?? 'Entrega'}>
      {entrega && <Conteudo entrega={entrega} />}
      {!entrega && !error && <EsqueletoDeLista linhas={2} altura={280} />}
      {!entrega && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function Conteudo({ entrega }: { entrega: Entrega }) {
  const pode = usePode();
  const { retirada } = entrega;
  return (
    <div className={classes.lado}>
      <div className={classes.dados}>
        {retirada && (
          <Aviso tom="alerta">
            Retirada da página{retirada.por && ` por ${retirada.por}`} em {momentoCompleto(retirada.em)}: “
            {retirada.motivo}”
          </Aviso>
        )}
        <Cartao como="section" rotulo="Registro">
          <div className={classes.registro}>
            <EtiquetasDaEntrega entrega={entrega} />
            <Fatos
              forma="linhas"
              itens={[
                ['Registrada por', entrega.registrada_por],
                ['Registrada em', momentoCompleto(entrega.registrada_em)],
                ['Descrição da foto', entrega.foto?.descricao],
              ]}
            />
            <div className={classes.acoes}>
              {!retirada && pode(alterarEntrega) && (
                <Botao
                  tom="principal"
                  para={`/entregas/editar/${entrega.id}`}
                  icone={<IconPencil size={20} aria-hidden />}
                >
                  Editar
                </Botao>
              )}
              <BaixarDocumento entrega={entrega} />
              {!retirada && pode(alterarEntrega) && <Retirar entrega={entrega} />}
            </div>
          </div>
        </Cartao>
      </div>
      <section className={classes.previa} aria-labelledby="na-pagina">
        <h2 id="na-pagina">{retirada ? 'Como estava' : 'Como todos veem'}</h2>
        <ComoTodosVeem
          entrega={{ ...entrega, data: isoParaBr(entrega.data) }}
          foto={entrega.foto}
          comDocumento={entrega.documento_publico === 'S'}
        />
      </section>
    </div>
  );
}
