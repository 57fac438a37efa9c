import {
  bloquearIndicacao,
  cancelarCupom,
  corrigirIndicacao,
  desbloquearIndicacao,
  devolverTroca,
  liberarCupom,
  reenviarPeloAtendimento,
} from '@indica-bem/domain/atendimento/chamadas';
import type { VidaDaIndicacao } from '@indica-bem/domain/atendimento/contrato';
import { NOMES_DOS_MOTIVOS_DO_ATENDIMENTO } from '@indica-bem/domain/atendimento/regras';
import { useState } from 'react';
import { DialogoComMotivo, type Porque } from '../compartilhado/atendimento/dialogo-com-motivo';
import { DialogoDeContato } from '../compartilhado/atendimento/dialogo-de-contato';
import { EstornarCompra } from '../compartilhado/estorno/estornar-compra';
import { api } from '../lib/api';
import { consultas } from '../lib/consultas';
import { usePode } from '../lib/pode';
import { Botao } from '../ui/botao';
import { avisar } from '../ui/toasts';
import classes from './atendimento.module.css';

type Ato = {
  rotulo: string;
  titulo: string;
  efeito: string;
  feito: string;
  perigo?: true;
  enviar: (porque: Porque, chave: string) => Promise<unknown>;
};

/** What may be done now; each asks why, and the life below shows it at once. */
export function Acoes({ vida }: { vida: VidaDaIndicacao }) {
  const [aberto, setAberto] = useState<Ato | 'contato' | null>(null);
  const { pode, cupom, contato } = vida;
  const podeChamar = usePode();
  const fechar = () => setAberto(null);

  function terminar(frase: string) {
    fechar();
    avisar.ok(frase);
    void consultas.invalidateQueries();
  }

  return (
    <div className={classes.acoes}>
      {pode.corrigir && <Botao onClick={() => setAberto('contato')}>Corrigir contato</Botao>}
      {atosDa(vida, podeChamar).map((ato) => (
        <Botao key={ato.rotulo} onClick={() => setAberto(ato)}>
          {ato.rotulo}
        </Botao>
      ))}
      {pode.estornar && cupom && <EstornarCompra compra={cupom} />}
      {aberto === 'contato' && (
        <DialogoDeContato
          titulo="Corrigir o contato?"
          confirmar="Corrigir e reenviar"
          email={contato.email ?? ''}
          telefone={contato.telefone ?? ''}
          enviar={(escrito, chave) =>
            api(corrigirIndicacao, {
              params: { id: vida.id_prescricao },
              headers: { 'idempotency-key': chave },
              body: { ...escrito, versao: contato.versao, reenviar: true },
            })
          }
          aoEnviar={() => terminar('Contato corrigido. A indicação foi enviada de novo.')}
          fechar={fechar}
        >
          <p>A indicação vai de novo, para o endereço corrigido.</p>
        </DialogoDeContato>
      )}
      {aberto && aberto !== 'contato' && (
        <DialogoComMotivo
          titulo={aberto.titulo}
          motivos={NOMES_DOS_MOTIVOS_DO_ATENDIMENTO}
          confirmar={aberto.rotulo}
          perigo={aberto.perigo ?? false}
          enviar={aberto.enviar}
          aoEnviar={() => terminar(aberto.feito)}
          fechar={fechar}
        >
          <p>{aberto.efeito}</p>
        </DialogoComMotivo>
      )}
    </div>
  );
}

/** What stands open, and of that what this person of the team may do. */
function atosDa(vida: VidaDaIndicacao, podeChamar: ReturnType<typeof usePode>): Ato[] {
  const { pode, cupom, vinculos, id_prescricao: id } = vida;
  const daIndicacao = (chave: string) => ({ params: { id }, headers: { 'idempotency-key': chave } });
  const doCupom = (chave: string) => ({
    params: { id: cupom?.id_coupon ?? 0 },
    headers: { 'idempotency-key': chave },
  });
  const atos: (Ato | false)[] = [
    pode.reenviar && {
      rotulo: 'Reenviar',
      titulo: 'Reenviar a indicação?',
      efeito: 'O e-mail vai de novo ao endereço que está na indicação.',
      feito: 'A indicação foi enviada de novo.',
      enviar: (body, chave) => api(reenviarPeloAtendimento, { ...daIndicacao(chave), body }),
    },
    pode.devolver_troca &&
      podeChamar(devolverTroca) && {
        rotulo: 'Devolver troca',
        titulo: 'Devolver uma troca de loja?',
        efeito: `Restam ${vinculos} e o tutor fica com ${vinculos + 1}.`,
        feito: 'Troca devolvida.',
        enviar: (porque, chave) => api(devolverTroca, { ...daIndicacao(chave), body: { ...porque, vinculos } }),
      },
    pode.tirar_cupom &&
      podeChamar(liberarCupom) && {
        rotulo: 'Liberar cupom',
        titulo: 'Liberar este cupom?',
        efeito:
          'O cupom deixa de valer e a escolha volta: o tutor escolhe outra loja sem gastar troca, também depois de uma loja online.',
        feito: 'Cupom liberado. O tutor pode escolher outra loja.',
        enviar: (body, chave) => api(liberarCupom, { ...doCupom(chave), body }),
      },
    pode.tirar_cupom &&
      podeChamar(cancelarCupom) && {
        rotulo: 'Cancelar cupom',
        titulo: 'Cancelar este cupom?',
        efeito: 'O cupom deixa de valer agora, em qualquer caixa, e a troca que ele gastou não volta.',
        feito: 'Cupom cancelado.',
        perigo: true,
        enviar: (body, chave) => api(cancelarCupom, { ...doCupom(chave), body }),
      },
    pode.bloquear && {
      rotulo: 'Bloquear indicação',
      titulo: 'Bloquear esta indicação?',
      efeito: efeitoDoBloqueio(vida),
      feito: 'Indicação bloqueada.',
      perigo: true,
      enviar: (body, chave) => api(bloquearIndicacao, { ...daIndicacao(chave), body }),
    },
    pode.desbloquear && {
      rotulo: 'Desbloquear indicação',
      titulo: 'Desbloquear esta indicação?',
      efeito: efeitoDoDesbloqueio(vida),
      feito: 'Indicação desbloqueada.',
      enviar: (body, chave) => api(desbloquearIndicacao, { ...daIndicacao(chave), body }),
    },
  ];
  return atos.filter((ato) => ato !== false);
}

function efeitoDoBloqueio({ cupom, tutor }: VidaDaIndicacao): string {
  if (!tutor) return 'Ninguém consegue resgatá-la até você desbloquear: nem com o cartão, nem com o link.';
  const doCupom = cupom ? 'O cupom deixa de valer agora, em qualquer caixa. ' : '';
  return `${doCupom}Até você desbloquear, o tutor não escolhe loja; ele recebe um e-mail e ainda vê o alimento e a quantidade.`;
}

function efeitoDoDesbloqueio({ tutor, vinculos }: VidaDaIndicacao): string {
  if (!tutor) return 'O cartão e o link voltam a valer para quem os tiver.';
  const restam = vinculos === 1 ? 'resta 1 escolha' : `restam ${vinculos} escolhas`;
  return `O tutor volta a escolher loja (${restam}) e recebe um e-mail. O cupom que o bloqueio cancelou não volta.`;
}
