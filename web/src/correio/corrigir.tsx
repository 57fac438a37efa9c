import { corrigirConta, corrigirIndicacao, verContato, verFicha } from '@indica-bem/domain/atendimento/chamadas';
import { reenviarEmails } from '@indica-bem/domain/correio/chamadas';
import type { EmailNoCorreio } from '@indica-bem/domain/correio/contrato';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { type ContatoEscrito, DialogoDeContato } from '../compartilhado/atendimento/dialogo-de-contato';
import { api } from '../lib/api';
import { consultas } from '../lib/consultas';
import { ErroDaApi, mensagemDe } from '../lib/erros-da-api';
import { Botao } from '../ui/botao';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

type Lido = { email: string; telefone: string | null; versao: string | number };

/** The contact as it stands now, corrected, and the same e-mail once more. The team's own are corrected by whoever runs it. */
export function Corrigir({ email }: { email: EmailNoCorreio }) {
  const [lido, setLido] = useState<Lido | null>(null);
  const { enviar: abrir, enviando } = useEnvio({
    enviar: () => lerContato(email),
    aoEnviar: setLido,
    aoFalhar: (erro) => avisar.erro(mensagemDe(erro)),
  });
  if (!deQuem(email)) return null;
  return (
    <>
      <Botao icone={<IconPencil size={20} aria-hidden />} loading={enviando} onClick={() => abrir()}>
        Corrigir e reenviar
      </Botao>
      {lido && (
        <DialogoDeContato
          titulo="Corrigir o contato?"
          confirmar="Corrigir e reenviar"
          email={lido.email}
          telefone={lido.telefone}
          enviar={(escrito, chave) => corrigir(email, escrito, { chave, versao: lido.versao })}
          aoEnviar={() => {
            setLido(null);
            avisar.ok('Contato corrigido. O e-mail voltou para a fila.');
            void consultas.invalidateQueries();
          }}
          fechar={() => setLido(null)}
        >
          <p>{email.para.nome ?? 'O tutor'} passa a receber no endereço novo.</p>
        </DialogoDeContato>
      )}
    </>
  );
}

function deQuem({ para, id_prescricao }: EmailNoCorreio): { conta: number } | { indicacao: number } | null {
  if (para.id_conta !== null) return para.papel === 'indicabem' ? null : { conta: para.id_conta };
  return id_prescricao === null ? null : { indicacao: id_prescricao };
}

async function lerContato(email: EmailNoCorreio): Promise<Lido> {
  const alvo = deQuem(email);
  if (alvo && 'conta' in alvo) {
    const { email: atual, telefone, papel, versao } = await api(verFicha, { params: { id: alvo.conta } });
    return { email: atual, telefone: papel === 'tutor' ? (telefone ?? '') : null, versao };
  }
  const contato = await api(verContato, { params: { id: email.id_prescricao ?? 0 } });
  return { email: contato.email ?? '', telefone: contato.telefone ?? '', versao: contato.versao };
}

async function corrigir(
  envio: EmailNoCorreio,
  { email, telefone, motivo, texto }: ContatoEscrito,
  { chave, versao }: { chave: string; versao: string | number },
): Promise<void> {
  const headers = { 'idempotency-key': chave };
  const alvo = deQuem(envio);
  if (alvo && 'conta' in alvo) {
    const fone = telefone ? { telefone } : {};
    const body = { email, ...fone, motivo, texto, versao: Number(versao) };
    await api(corrigirConta, { params: { id: alvo.conta }, headers, body });
  } else if (alvo) {
    const body = { email, telefone, motivo, texto, versao: String(versao) };
    await api(corrigirIndicacao, { params: { id: alvo.indicacao }, headers, body });
  }
  const { recusados } = await api(reenviarEmails, { body: { ids: [envio.id] } });
  const [recusado] = recusados;
  // The correction of an account writes to the new address by itself.
  if (recusado && !(alvo && 'conta' in alvo)) throw new ErroDaApi(422, 'DADOS_INVALIDOS', recusado.motivo);
}
