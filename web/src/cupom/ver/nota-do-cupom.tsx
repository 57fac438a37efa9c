import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { enviarNota, verNota } from '@indica-bem/domain/nota/chamadas';
import { formatarChave } from '@indica-bem/domain/nota/chave';
import type { QuemEnviaNota } from '@indica-bem/domain/nota/regras';
import { useQuery } from '@tanstack/react-query';
import type { CompraComNota } from '../../compartilhado/nota/compra-com-nota';
import { NotaDaCompra } from '../../compartilhado/nota/nota-da-compra';
import { consulta } from '../../lib/consultas';
import { usePode } from '../../lib/pode';
import { Cartao } from '../../ui/cartao';
import classes from './nota-do-cupom.module.css';

const POR_QUEM: Record<QuemEnviaNota, string> = { loja: 'pela loja', tutor: 'pelo tutor', equipe: 'pela equipe' };

type NotaDoCupomProps = { cupom: Omit<CompraComNota, 'nota' | 'pendente'>; papel: Papel };

/** The whole key, who sent it and when; or the way to bring it. */
export function NotaDoCupom({ cupom, papel }: NotaDoCupomProps) {
  const pode = usePode();
  const { data } = useQuery(consulta(verNota, { params: { id: cupom.id_coupon } }));
  if (!data) return null;
  const { nota } = data;
  return (
    <Cartao como="section" rotulo="Nota fiscal">
      <div className={classes.nota}>
        <h2>Nota fiscal</h2>
        {nota && (
          <>
            <p className={classes.chave}>{formatarChave(nota.chave)}</p>
            <p className={classes.enviada}>
              Enviada {POR_QUEM[nota.de]} em {momentoCompleto(nota.enviada_em)}
            </p>
          </>
        )}
        <NotaDaCompra
          compra={{ ...cupom, ...data }}
          verbo={papel === 'tutor' ? 'Enviar nota' : 'Ler a nota'}
          mexe={papel !== 'indicabem' || pode(enviarNota)}
          inteira={!nota}
        />
      </div>
    </Cartao>
  );
}
