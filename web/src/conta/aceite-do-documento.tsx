import { aceitarTermos } from '@indica-bem/domain/conta/chamadas';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useNavigate } from 'react-router';
import { api } from '../lib/api';
import { tomarDestino } from '../lib/depois';
import { aceitou, type Documento, idDoUsuario, registrarAceite, type Sessao } from '../lib/sessao';
import { useSessao } from '../lib/use-sessao';
import { avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import classes from './aceite-do-documento.module.css';

type AceiteProps = { documento: Documento; declaracao: string };

/** The declaration at the foot of a legal text. Visitors only read. */
export function AceiteDoDocumento({ documento, declaracao }: AceiteProps) {
  const usuario = useSessao();
  if (!usuario?.tipo_usuario) return null;
  return (
    <div className={classes.aceite} data-pendente={!aceitou(usuario, documento) || undefined}>
      <Declaracao documento={documento} declaracao={declaracao} sessao={usuario} />
    </div>
  );
}

function Declaracao({ documento, declaracao, sessao }: AceiteProps & { sessao: Sessao }) {
  const navigate = useNavigate();
  const jaAceito = aceitou(sessao, documento);
  const aceite = useEnvio({
    enviar: () =>
      api(aceitarTermos, {
        params: { id: idDoUsuario(sessao) },
        body: {
          tipo_login: sessao.tipo_usuario,
          ...(documento === 'privacidade' ? { privacidade_aceite: 'S' } : { uso_aceite: 'S' }),
        },
      }),
    aoEnviar: () => registrarAceite(documento, true),
    seguir: () => navigate(tomarDestino() ?? '/home', { replace: true }),
    aoFalhar: avisarErro,
  });
  const marcado = jaAceito || aceite.enviando;

  return (
    <Checkbox
      classNames={{ body: classes.corpo, label: classes.rotulo, description: classes.situacao }}
      size="md"
      label={declaracao}
      description={jaAceito ? 'Você já aceitou este documento.' : undefined}
      checked={marcado}
      disabled={marcado}
      onChange={() => aceite.enviar()}
    />
  );
}
