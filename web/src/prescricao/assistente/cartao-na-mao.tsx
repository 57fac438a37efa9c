import { verCodigo } from '@indica-bem/domain/prescricao/chamadas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import classes from './formulario.module.css';

type CartaoNaMaoProps = { codigo: string; largar: () => void };

/** The printed card a visit began with, looked up at once: that it is taken is better heard now than after seven answers. */
export function CartaoNaMao({ codigo, largar }: CartaoNaMaoProps) {
  const { data, error } = useQuery({
    ...consulta(verCodigo, { params: { codigo } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const titulo = `Cartão ${formatarCodigo(codigo)}`;
  if (error instanceof ErroDaApi) {
    return (
      <Aviso tom="erro" titulo={titulo}>
        <div className={classes.cartao}>
          {error.detail}
          <Botao onClick={largar}>Seguir com um código novo</Botao>
        </div>
      </Aviso>
    );
  }
  if (data && data.id_prescritor !== null) {
    return (
      <Aviso tom="alerta" titulo={titulo}>
        <div className={classes.cartao}>
          Você já registrou este cartão.
          <Botao para={`/indicacao/codigo/${data.id_prescricao}`}>Ver a indicação</Botao>
          <Botao tom="texto" onClick={largar}>
            Seguir com um código novo
          </Botao>
        </div>
      </Aviso>
    );
  }
  return (
    <Aviso tom="info" titulo={titulo}>
      Esta indicação fica no código impresso do cartão.
    </Aviso>
  );
}
