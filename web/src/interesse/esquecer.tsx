import { esquecerInteressado, listarInteressados } from '@indica-bem/domain/interesse/chamadas';
import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import { MOTIVOS_DE_ESQUECER, type MotivoDeEsquecer, ROTULO_DO_MOTIVO } from '@indica-bem/domain/interesse/regras';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EscolhaDeMotivo } from '../compartilhado/estorno/escolha-de-motivo';
import { MolduraDoDialogo } from '../compartilhado/estorno/moldura-do-dialogo';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { Botao } from '../ui/botao';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

export function Esquecer({ interessado }: { interessado: Interessado }) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Botao tom="excluir" icone={<IconTrash size={20} aria-hidden />} onClick={() => setAberto(true)}>
        Esquecer
      </Botao>
      {aberto && <Dialogo interessado={interessado} fechar={() => setAberto(false)} />}
    </>
  );
}

function Dialogo({ interessado: { id, nome }, fechar }: { interessado: Interessado; fechar: () => void }) {
  const navigate = useNavigate();
  const [motivo, setMotivo] = useState<MotivoDeEsquecer | null>(null);
  const [conferir, setConferir] = useState(false);
  const { enviar, enviando, erro } = useEnvio({
    enviar: (porque: MotivoDeEsquecer) => api(esquecerInteressado, { params: { id }, body: { motivo: porque } }),
    aoEnviar: () => {
      void invalidar(listarInteressados);
      avisar.ok('Pedido esquecido.');
    },
    seguir: () => navigate('/interessados', { replace: true }),
  });
  return (
    <MolduraDoDialogo
      titulo="Esquecer este pedido?"
      confirmar="Esquecer"
      perigo
      {...{ erro, enviando, fechar }}
      aoConfirmar={() => {
        setConferir(true);
        if (motivo) enviar(motivo);
      }}
      campos={
        <EscolhaDeMotivo
          motivos={MOTIVOS_DE_ESQUECER}
          nomes={ROTULO_DO_MOTIVO}
          motivo={motivo}
          onChange={setMotivo}
          erro={conferir && !motivo ? 'Escolha o motivo' : undefined}
        />
      }
    >
      <p>
        O nome e os contatos de {nome}, com as anotações, são apagados agora e não voltam. A auditoria guarda o motivo,
        e não de quem era.
      </p>
    </MolduraDoDialogo>
  );
}
