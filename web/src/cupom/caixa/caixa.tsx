import type { Apresentado } from '@indica-bem/domain/cupom/leitura';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { confirmar as perguntar } from '../../ui/confirmar';
import { SEM_PERGUNTA } from '../../ui/saida';
import { Barra } from './barra';
import classes from './caixa.module.css';
import type { Estado } from './estado';
import { Etapa } from './etapa';
import { SemCaixa } from './sem-caixa';
import { useCaixa } from './use-caixa';

/** The address of another coupon is another visit to the till. A phone's own camera opens it with the seal. */
export function TelaDoCaixa() {
  const { id_cupom } = useParams();
  const [busca] = useSearchParams();
  const { tipo_usuario, usuario } = useUsuario();
  if (tipo_usuario === 'lojista' && usuario.tipo === 'loja_online') return <SemCaixa />;
  const s = busca.get('s') ?? undefined;
  const daTela = id_cupom ? ({ codigo: id_cupom, mostrado: s ? { s } : {}, origem: 'qr' } as const) : null;
  return <Caixa key={`${id_cupom ?? ''} ${s ?? ''}`} daTela={daTela} />;
}

const ANUNCIOS: Partial<Record<Estado['fase'], string>> = {
  consultando: 'Consultando o cupom…',
  conferindo: 'Cupom encontrado. Informe o número da tela ou o final do CPF.',
  preenchendo: 'Cupom válido. Preencha a compra.',
  confirmando: 'Confirmando o desconto…',
};

function Caixa({ daTela }: { daTela: Apresentado | null }) {
  const navigate = useNavigate();
  const { estado, dispatch, confirmar, recomecar } = useCaixa(idDoUsuario(useUsuario()), daTela);
  // Null until somebody, or the browser's permission, has said.
  const [camera, setCamera] = useState<boolean | null>(null);
  const { fase } = estado;

  useEffect(() => vibrar(fase), [fase]);

  function lerOutro(porque?: 'desfeito') {
    recomecar(porque);
    if (daTela) navigate('/cupom/efetivar', { replace: true, state: SEM_PERGUNTA });
  }

  async function desistir() {
    const texto = 'Se o envio chegou ao servidor, o cupom já está usado e aparece em Cupons efetivados.';
    if (await perguntar({ titulo: 'Sair sem saber a resposta?', texto, confirmar: 'Ler outro cupom' })) lerOutro();
  }

  const voltar: Partial<Record<Estado['fase'], boolean | (() => void)>> = {
    lendo: true,
    confirmando: false,
    'sem-resposta': desistir,
  };
  return (
    <div className={classes.caixa} data-fase={fase}>
      <Barra titulo="Validar desconto" voltar={voltar[fase] ?? (() => lerOutro())} />
      <p className="so-leitor" role="status">
        {ANUNCIOS[fase]}
      </p>
      <Etapa {...{ estado, dispatch, confirmar, desistir, lerOutro, camera, setCamera }} />
    </div>
  );
}

/** A short yes or a double no, for a cashier who looks at the customer. */
function vibrar(fase: Estado['fase']): void {
  // Opened by a link and not touched yet, the browser forbids it and complains.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (fase === 'preenchendo' || fase === 'recibo') navigator.vibrate?.(60);
  if (fase === 'recusado' || fase === 'sem-resposta') navigator.vibrate?.([80, 60, 80]);
}
